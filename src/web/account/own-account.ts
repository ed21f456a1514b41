import { ask, type Attempt, type Refusal } from './account-client.ts'

/** What an app for codes is set up with. */
export interface Codes {
  /** What its camera reads. */
  readonly uri: string
  /** The same to type by hand. */
  readonly secret: string
  /** Codes for when the telephone is lost; each holds once. */
  readonly recovery: readonly string[]
}

/** What came of a step, with what it brought. */
export type Step<T> = { readonly is: 'done'; readonly value: T } | Refusal

const stepOf = <T>(attempt: Attempt, value: T): Step<T> => (attempt.is === 'refused' ? attempt : { is: 'done', value })

/** A passkey more for whoever has signed in. */
export const addPasskey = (): Promise<Attempt> => ask(({ passkey }) => passkey.addPasskey())

/** A new password by the old one; sessions elsewhere end. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<Attempt> =>
  ask((client) => client.changePassword({ currentPassword, newPassword, revokeOtherSessions: true }))

/** Begins to set up codes: nothing is asked of them until one was confirmed. */
export async function beginCodes(password: string): Promise<Step<Codes>> {
  let codes: Codes | undefined
  const attempt = await ask(async ({ twoFactor }) => {
    const answer = await twoFactor.enable({ ...(password !== '' && { password }) })
    if (answer.data && 'totpURI' in answer.data) {
      const { totpURI: uri, backupCodes: recovery } = answer.data
      codes = { uri, recovery, secret: new URL(uri).searchParams.get('secret') ?? '' }
    }
    return answer
  })
  return codes ? { is: 'done', value: codes } : attempt.is === 'refused' ? attempt : { is: 'refused', at: 'page', text: '' }
}

export const confirmCodes = async (code: string): Promise<Step<undefined>> =>
  stepOf(await ask(({ twoFactor }) => twoFactor.verifyTotp({ code })), undefined)

export const endCodes = async (password: string): Promise<Step<undefined>> =>
  stepOf(await ask(({ twoFactor }) => twoFactor.disable({ ...(password !== '' && { password }) })), undefined)
