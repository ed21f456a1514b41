import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { sectorSlugs } from '../sectors/slugs.ts'

export default [
  index('routes/landing.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('registrati', 'routes/registrati.tsx'),
  route('accedi', 'routes/accedi.tsx'),
  ...sectorSlugs.map((slug) => route(slug, 'routes/sector.tsx', { id: `sector-${slug}` })),
  route('app', 'routes/app.tsx', [index('routes/firms.tsx'), route('nuova', 'routes/new-firm.tsx'), route(':azienda', 'routes/firm.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
