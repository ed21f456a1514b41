/**
 * On a machine that checks what somebody hands in, a test of a page that fails is asked a second time (decision 32). Where
 * somebody sits in front of it, at a terminal, it fails at once.
 */
export const mayTryAgain = (): boolean => process.env['CI'] === 'true' || !process.stdout.isTTY

/** Never in silence: who needed luck is named, to be mended. */
export const secondTry = (tests: readonly string[]): string => `passed only at the second try: ${tests.join(' · ')}`
