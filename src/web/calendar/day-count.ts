/** How many days stand side by side. */
export const LENGTHS = ['1', '3', '5'] as const
export type Length = (typeof LENGTHS)[number]
export const lengthFrom = (text: string | undefined): Length => LENGTHS.find((length) => length === text) ?? '1'
