import { DEMO_META } from '../../kernel/store/remote/demo-door.ts'
import type { SiteFile, SiteFiles } from '../site-files.ts'

const META = `<meta name="${DEMO_META}" content="http">`

/** The built pages, each told that it may ask this server for the records of its demo. The build itself knows nothing of it. */
export const withDemoDoor = (files: SiteFiles): SiteFiles => ({
  ...files,
  byPath: new Map([...files.byPath].map(([path, file]) => [path, file.kind === 'page' ? told(file) : file])),
})

const told = (file: SiteFile): SiteFile => ({
  ...file,
  etag: `${file.etag}-http`,
  plain: async () => Buffer.from((await file.plain()).toString('utf8').replace('</head>', `${META}</head>`)),
  encoded: new Map(),
})
