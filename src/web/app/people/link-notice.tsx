import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/toast.ts'

/** An invitation that was made; the link where this server sends no mail. */
export interface InvitationMade {
  readonly email: string
  readonly link?: string | undefined
}

/** Says that invitations have gone out, or hands over their links where this server sends no mail. */
export function notifyLinks(made: readonly InvitationMade[]): void {
  const [first] = made
  if (!first) return
  const isOne = made.length === 1
  const links = made.flatMap(({ email, link }) => (link === undefined ? [] : [isOne ? link : `${email} ${link}`]))
  if (links.length === 0) {
    const text = isOne ? `Invito spedito a ${first.email}. Vale sette giorni.` : `${made.length} inviti spediti. Valgono sette giorni.`
    return void notify({ text, tone: 'success' })
  }
  const said = links.join('\n')
  const copy = async () => {
    const isCopied = await copyText(said)
    notify(isCopied ? { text: isOne ? 'Link copiato.' : 'Link copiati.', tone: 'success' } : { text: said, duration: Infinity })
  }
  notify({
    text: isOne
      ? `Link per ${first.email} pronto: vale sette giorni e una volta sola.`
      : `${made.length} link pronti: valgono sette giorni e una volta sola.`,
    tone: 'success',
    duration: Infinity,
    action: { label: isOne ? 'Copia il link' : 'Copia i link', onClick: () => void copy() },
  })
}
