import { expect, it } from 'vitest'
import type { ChunkMap } from '../build/chunk-map.ts'
import { classWords } from './class-words.ts'
import { classesOf, reachedFrom } from './styles.ts'

it('reads the classes of a sheet as they are written in the markup', () => {
  const css =
    '.flex{}.md\\:hidden{}.size-1\\.5>p{}.max-h-\\[calc\\(6lh\\+20px\\)\\]{}.\\31 2{}@media (width>=40rem){.group:is(.a,.b){}}i{opacity:.5}'
  expect([...classesOf(css)]).toEqual(['flex', 'md:hidden', 'size-1.5', 'max-h-[calc(6lh+20px)]', '12', 'group', 'a', 'b'])
})

it('knows where only classes stand, and what is asked there without being one', () => {
  const { classes, texts } = classWords(
    'tile.tsx',
    "const look = 'rounded-sm p-2'\nexport const Tile = ({ phase }) => <a title='Vai via' className={classNames('flex gap-2', phase === 'open' && `mt-${2} ok`, look)} />",
  )
  expect([...classes].toSorted()).toEqual(['flex', 'gap-2', 'mt-', 'ok'])
  expect([...texts]).toEqual(expect.arrayContaining(['rounded-sm', 'p-2', 'Vai', 'open']))
})

it('follows what a page asks for at once and later, and nothing else', () => {
  const chunk = (...imports: string[]) => ({ modules: [], imports, sheets: [] })
  const chunks: ChunkMap = { '/a.js': chunk('/b.js'), '/b.js': chunk('/late.js'), '/late.js': chunk('/a.js'), '/other.js': chunk() }
  expect(reachedFrom(['/a.js'], chunks)).toEqual(['/a.js', '/b.js', '/late.js'])
})
