const LEFT_OUT = '…'

/** What stands between spaces, quotes and brackets: an address is one. */
const WORD = /[^\s<>"'«»()]+/g

/** What a message may quote of a record or a request: what stands between quotes or behind an equals sign, long runs of signs. */
const PERSONAL: readonly RegExp[] = [
  /"[^"\n]*"|«[^«»\n]*»|`[^`\n]*`|(?<!\w)'[^'\n]*'/g,
  /(?<==)[^\s,;)]+|(?<==)\([^)]*\)/g,
  /[\w-]{20,}/g,
  /\d{5,}/g,
]

/** A message of an error as it may stand in a log. */
export const withoutPersonal = (message: string): string =>
  PERSONAL.reduce(
    (text, pattern) => text.replaceAll(pattern, LEFT_OUT),
    message.replaceAll(WORD, (word) => (word.includes('@') ? LEFT_OUT : word)),
  )

export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** Where it was thrown, a line each; the message is not repeated in them. */
  readonly stack: string
  readonly cause?: LoggedError
}

/** An error as it stands in the log: where it happened, and what of its message names nobody. */
export function loggedError(error: unknown, depth = 3): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: LEFT_OUT, stack: '' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    message: withoutPersonal(error.message),
    ...(code !== undefined && { code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth > 0 && { cause: loggedError(error.cause, depth - 1) }),
  }
}

/** Frames are told by how they end, so that a message of several lines is none. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^ {4}at .*(?::\d+:\d+\)?|\(native\)|<anonymous>\)?)$/.test(line))
    .map((line) => line.trim())
    .join('\n')
