export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends a letter; what does not go out is told to the log of the server and never to whoever asked for it. */
export type Send = (letter: Letter) => Promise<void>

export interface Mail {
  /** Whether letters go out; else their links stand in the log of the server, for its owner, and what has none is not written. */
  readonly isSet: boolean
  readonly send: Send
}

interface MailSettings {
  /** `smtps://user:password@host:465`; without it no letter goes out. */
  readonly url: string | undefined
  /** Who writes: `Bottega <ciao@gestionale.example>`. */
  readonly from: string | undefined
  readonly log: (line: string) => void
}

/** The links of a letter: what its owner needs of it who reads the log. */
const linksIn = (text: string): readonly string[] => text.match(/https?:\/\/\S+/g) ?? []

/** What a server of mail has answered, by its code: its words name who was written to. */
function causeOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
  return [code, responseCode].filter((one) => one !== undefined).join(' ') || 'causa sconosciuta'
}

/** Letters by SMTP where it is set up; a server without it does not even load what speaks it. */
export async function openMail({ url, from, log }: MailSettings): Promise<Mail> {
  if (url === undefined || url === '') {
    return {
      isSet: false,
      send: async ({ subject, text }) => {
        const links = linksIn(text)
        if (links.length > 0) log(`${subject}. La posta non è configurata (SMTP_URL): ${links.join(' ')}`)
      },
    }
  }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  return {
    isSet: true,
    // Not awaited by whoever asked: how long a letter takes would tell whether an address is known.
    send: async (letter) => {
      void transport.sendMail({ from, ...letter }).catch((error: unknown) => log(`Una lettera non è partita: ${causeOf(error)}`))
    },
  }
}
