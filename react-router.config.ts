import type { Config } from '@react-router/dev/config'
import { sectorSlugs } from './src/sectors/slugs.ts'
import { APP_SHELL } from './src/server/app-shell.ts'

export default {
  appDirectory: 'src/web',
  // The build script builds beside the served site and swaps the two at the end.
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: false,
  prerender: ['/', '/privacy', '/registrati', '/accedi', '/404', ...sectorSlugs.map((slug) => `/${slug}`), APP_SHELL],
} satisfies Config
