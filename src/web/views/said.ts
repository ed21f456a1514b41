/** A title without what the place of its record says anyway: «Clara Vismara · 20/11/2026» lies on the twentieth. */
export function withoutSaid(title: string, said: readonly (string | undefined)[]): string {
  const parts = title.split(' · ').filter((part) => !said.includes(part))
  return parts.length > 0 ? parts.join(' · ') : title
}

/** Whether a title says the text already, in whole words. */
export const says = (title: string, text: string): boolean => ` ${title} `.includes(` ${text} `)
