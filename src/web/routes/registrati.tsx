import displayFace from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import sheet from '../styles/account.css?url'
import { Registration } from '../account/registration.tsx'
import { pageMeta, preloadedFace } from '../meta.ts'

export const links = () => [preloadedFace(displayFace), { rel: 'stylesheet', href: sheet }]

export const meta = () =>
  pageMeta({
    title: 'Registrati',
    description: 'Apri il tuo account: un solo account per te e per chi lavora con te, con una passkey o con una password.',
    path: '/registrati',
    noindex: true,
  })

export default Registration
