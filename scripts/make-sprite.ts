import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cards } from '../src/sectors/index.ts'

/**
 * `npm run icons`: the drawings that pages only show (of sectors, features, topics), as one picture file. As components they
 * would travel in the scripts of every page and again in its HTML. The result is committed.
 */
const file = join(import.meta.dirname, '..', 'src', 'web', 'ui', 'sprite.svg')
const others = [
  'bot',
  'mic',
  'workflow',
  'layers',
  'gauge',
  'plug',
  'rocket',
  'shield-check',
  'arrow-down',
  'arrow-right',
  'chevron-down',
  'menu',
  'x',
  'copy',
  'check',
]
const names = [...new Set([...Object.values(cards).map((card) => card.icon), ...others])]

const symbols = names.map((name) => {
  const shapes = renderToStaticMarkup(createElement(drawingOf(name))).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
})
writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`)
console.log(`sprite.svg: ${names.length} drawings`)

/** `building-2` is `Building2` in the library. */
function drawingOf(name: string): lucide.LucideIcon {
  const pascal = name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())
  const found = Object.entries(lucide).find(([key]) => key === pascal)?.[1]
  if (!found) throw new Error(`${name}: lucide has no such icon. Look its name up and correct the card.`)
  return found as lucide.LucideIcon
}
