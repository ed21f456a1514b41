/** What the key of a field begins with that a firm has added itself; no field of a trade begins so. */
const OWN = 'proprio_'

/** A key of a field that a firm has added itself: made by us, never typed. */
export const OWN_KEY = /^proprio_[a-z0-9]{16}$/

/** Whether a firm has added the field of this key itself. */
export const isOwnKey = (key: string): boolean => key.startsWith(OWN)
