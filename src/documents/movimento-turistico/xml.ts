/** An element with text, or with elements in their order. */
export interface XmlElement {
  readonly name: string
  readonly content: string | readonly XmlElement[]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML 1.0 (section 2.2) cannot carry, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as it stands between tags; a carriage return is written as a reference, or readers would turn it into a line feed. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)
    .replace(/\r/g, '&#13;')
}

function write({ name, content }: XmlElement, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}>${escapeXml(content)}</${name}>`
  if (content.length === 0) return `${indent}<${name}></${name}>`
  return `${indent}<${name}>\n${content.map((child) => write(child, `${indent}  `)).join('\n')}\n${indent}</${name}>`
}

/** Two hyphens would end a comment (XML 1.0, section 2.5). */
const comment = (text: string) =>
  `<!-- ${escapeXml(text)
    .replace(/-(?=-)/g, '- ')
    .replace(/-$/, '- ')} -->\n`

/**
 * A document in UTF-8, indented by two blanks. Names are taken as they are: they come from a layout, not from people. Notes are
 * comments: people read them, programs do not.
 */
export function writeXml(root: XmlElement, notes: readonly string[] = []): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${notes.map(comment).join('')}${write(root, '')}\n`
}
