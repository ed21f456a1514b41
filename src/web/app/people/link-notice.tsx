import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/toast.ts'

/** Says that an invitation has gone out, or hands over its link where this server sends no mail. */
export function notifyLink(email: string, link: string | undefined): void {
  if (link === undefined) return void notify({ text: `Invito spedito a ${email}. Vale sette giorni.`, tone: 'success' })
  const copy = async () => {
    const isCopied = await copyText(link)
    notify(isCopied ? { text: 'Link copiato.', tone: 'success' } : { text: link, duration: Infinity })
  }
  notify({
    text: `Link per ${email} pronto: vale sette giorni e una volta sola.`,
    tone: 'success',
    duration: Infinity,
    action: { label: 'Copia il link', onClick: () => void copy() },
  })
}
