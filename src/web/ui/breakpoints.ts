/** Widest screen that gets the phone's layout (specification §9: below 768 px). */
export const MOBILE_MAX = 767

/** From here on a panel stands beside what it belongs to: a tablet has room for the one or the other. */
export const WIDE = '(min-width: 73.75rem)'
