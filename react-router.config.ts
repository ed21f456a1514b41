import type { Config } from '@react-router/dev/config'
import { sectorSlugs } from './src/sectors/slugs.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/privacy', '/404', ...sectorSlugs.map((slug) => `/${slug}`)],
} satisfies Config
