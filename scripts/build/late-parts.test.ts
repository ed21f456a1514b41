import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { partsOf } from './late-parts.ts'

interface Piece {
  readonly from?: string
  readonly holds?: readonly string[]
  readonly imports?: readonly string[]
  readonly late?: readonly string[]
  readonly styles?: readonly string[]
  readonly code?: string
}

const chunk = ({ from = '', holds = [], imports = [], late = [], styles = [], code = '' }: Piece) => ({
  type: 'chunk',
  facadeModuleId: from || null,
  moduleIds: [from, ...holds],
  imports,
  dynamicImports: late,
  code,
  viteMetadata: { importedCss: new Set(styles) },
})
const asset = { type: 'asset', source: '' }

const bundle = {
  'assets/sector.js': chunk({ from: '/src/web/routes/sector.tsx?route', imports: ['assets/react.js'], late: ['assets/dashboard.js'] }),
  'assets/react.js': chunk({}),
  'assets/dashboard.js': chunk({
    from: '/src/web/dashboard/dashboard.tsx',
    late: ['assets/form.js', 'assets/a.js', 'assets/b.js', 'assets/rooms.js'],
  }),
  'assets/form.js': chunk({ styles: ['assets/form.css'], late: ['assets/scan.js'] }),
  'assets/scan.js': chunk({ code: 'new Worker("/assets/reader.js")' }),
  'assets/reader.js': asset,
  'assets/form.css': asset,
  'assets/a.js': chunk({ from: '/src/sectors/artigiani/index.ts' }),
  'assets/b.js': chunk({ holds: ['/src/sectors/hospitality/index.ts'] }),
  'assets/rooms.js': chunk({ from: '/src/web/sectors/hospitality/rooms.tsx' }),
  'assets/server.js': chunk({ from: '/src/web/routes/privacy.tsx' }),
} as unknown as Rolldown.OutputBundle

it('lists what a trade’s page can ever ask for: late parts of late parts, styles and workers, and nothing of another trade', () => {
  const ofBoth = ['sector.js', 'react.js', 'dashboard.js', 'form.js', 'form.css', 'scan.js', 'reader.js']
  const listed = (slug: string) => partsOf(bundle, slug).map((file) => file.replace('/assets/', ''))
  expect(listed('artigiani').toSorted()).toEqual([...ofBoth, 'a.js'].toSorted())
  expect(listed('hospitality').toSorted()).toEqual([...ofBoth, 'b.js', 'rooms.js'].toSorted())
})
