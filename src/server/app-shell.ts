/** Address that the build writes the shell of the workspaces from: a page of a firm that no firm is called like. */
export const APP_SHELL = '/app/_'

/** Addresses of the workspaces: `/app`, a page of it, a firm, a page of a firm. */
const APP_PATH = /^\/app(?:\/[\w-]+){0,2}$/

/** Returns whether the pages of the workspaces live at a path; which of them, the page finds out by itself. */
export const isAppPath = (path: string): boolean => APP_PATH.test(path)
