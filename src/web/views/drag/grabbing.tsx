/**
 * Lies over what it stands in while something is carried in a frame (`data-dragging`, see gesture.ts), and shows the hand that
 * holds. A cursor for everything below instead would make the browser restyle all of it, at the first and at the last step.
 */
export const Grabbing = () => <div aria-hidden className="absolute inset-0 z-6 hidden cursor-grabbing in-data-dragging:block" />
