import { sectorSlugs } from '../../src/sectors/slugs.ts'

/** Every address that the site publishes. */
export const routes: readonly string[] = ['/', '/privacy', ...sectorSlugs.map((slug) => `/${slug}`)]
