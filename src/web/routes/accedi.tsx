import displayFace from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import sheet from '../styles/account.css?url'
import { SignInPage } from '../account/sign-in.tsx'
import { pageMeta, preloadedFace } from '../meta.ts'

export const links = () => [preloadedFace(displayFace), { rel: 'stylesheet', href: sheet }]

export const meta = () =>
  pageMeta({
    title: 'Accedi',
    description: 'Entra con la tua passkey o con la password, e riprendi da dove avevi lasciato.',
    path: '/accedi',
    noindex: true,
  })

export default SignInPage
