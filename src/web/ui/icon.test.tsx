import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { iconNames, type IconName } from '../../kernel/screens/icon-name.ts'
import { Icon } from './icon.tsx'

it.each(iconNames)('draws %s', (name) => {
  expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/^<svg .*<\/svg>$/)
})

it.each(['wrnch', 'constructor', ''])('draws nothing for «%s», and takes nothing down', (name) => {
  expect(renderToStaticMarkup(<Icon name={name as IconName} />)).toBe('')
})
