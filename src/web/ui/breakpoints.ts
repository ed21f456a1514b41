/** Widest screen that gets the phone's layout (specification §9: below 768 px). */
export const MOBILE_MAX = 767
