import type { OwnScreen } from '../../kernel/screens/screen.ts'
import { late } from '../late/late.tsx'

interface Drawn {
  readonly screen: OwnScreen
}

/** Pages of a firm, each fetched when it is first opened; their keys are those of `firm-screens.ts`. */
export const firmParts = {
  persone: late<Drawn>(async () => (await import('./people/people-page.tsx')).PeoplePage),
  azienda: late<Drawn>(async () => (await import('./company/company-page.tsx')).CompanyPage),
  campi: late<Drawn>(async () => (await import('./own-fields/own-fields-page.tsx')).OwnFieldsPage),
  avvio: late<Drawn>(async () => (await import('./start/start-page.tsx')).StartPage),
  copie: late<Drawn>(async () => (await import('./copies/copies-page.tsx')).CopiesPage),
  cestino: late<Drawn>(async () => (await import('./trash/trash-page.tsx')).TrashPage),
  account: late<Drawn>(async () => (await import('./account/account-page.tsx')).AccountPage),
}
