/** Whether a press was on a notice, «Annulla» for one: that is no press outside of what lies open. */
export const isFromNotice = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-sonner-toaster]') !== null
