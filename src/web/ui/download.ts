/** Hands a file to the browser, which keeps it where downloads go. */
export function download(name: string, content: Blob | string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** «Ricavi per mese» as one word of a file or an address: «ricavi-per-mese». */
export const hyphened = (label: string): string => label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')

/** «interventi-2026-11-21.csv»: sorts by day in a folder full of them. */
export const fileName = (label: string, today: string, ending: string): string => `${hyphened(label)}-${today}.${ending}`
