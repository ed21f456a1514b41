import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const styleSheetLink = /<link rel="stylesheet" href="([^"]+)"\/?>/g

const notice = /\/\*![^*]*\*\/\s*/g

/**
 * Puts the style sheets of a page into its HTML: the first paint then waits for one answer instead of two in a row.
 * The link stays, because React and Vite look for it, but disabled: the browser does not fetch it, and nobody fetches the
 * same sheet again while the person moves between pages. Notices of licences stay in the sheet.
 */
export function inlineStyles(client: string, html: string): string {
  return html.replace(styleSheetLink, (_link, href: string) => {
    const css = readFileSync(join(client, href), 'utf8').trim()
    if (css.includes('</style')) throw new Error(`${href}: a style sheet that says </style cannot be put into a page.`)
    return `<style>${css.replace(notice, '')}</style><link rel="stylesheet" href="${href}" disabled=""/>`
  })
}
