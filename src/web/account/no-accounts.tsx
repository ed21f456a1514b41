import { ButtonLink } from '../ui/button.tsx'
import { Sent } from './told.tsx'

/** A static host, or a server that keeps no accounts: nobody can come in here. */
export const NoAccounts = () => (
  <Sent
    actions={
      <ButtonLink to="/#demo" variant="primary">
        Guarda le demo
      </ButtonLink>
    }
  >
    Questo sito non tiene account: mostra le demo, che si provano senza registrazione.
  </Sent>
)
