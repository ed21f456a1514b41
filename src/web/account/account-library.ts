import { passkeyClient } from '@better-auth/passkey/client'
import { createAuthClient } from 'better-auth/client'
import { twoFactorClient } from 'better-auth/client/plugins'
import { ACCOUNT_PATH } from '../../kernel/firm/firm-door.ts'

/** The library's own client. It comes late: nobody needs it before a button is pressed. */
export const library = createAuthClient({
  baseURL: location.origin,
  basePath: ACCOUNT_PATH,
  plugins: [passkeyClient(), twoFactorClient()],
  // Where somebody goes next is ours to say.
  disableDefaultFetchPlugins: true,
})
