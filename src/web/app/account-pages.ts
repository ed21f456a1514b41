import type { IconName } from '../../kernel/screens/icon-name.ts'

interface AccountPage {
  readonly label: string
  readonly icon: IconName
  readonly words: readonly string[]
  /** Address of the page in a firm. */
  readonly path: (firm: string) => string
}

/** Pages of the account menu, in their order. A page that is made gets its line here: «Persone», «La tua azienda», «Il tuo account». */
export const accountPages: readonly AccountPage[] = []
