import { join } from 'node:path'

/** What a server is told by its environment. */
export interface Settings {
  readonly port: number
  readonly host: string | undefined
  /** Where firms and their files lie. */
  readonly data: string
  /** Where messages of the landing page lie; without it none are taken. */
  readonly contacts: string | undefined
  /** A PostgreSQL database; SQLite in `data` where it is absent. */
  readonly database: string | undefined
  /** How the site is reached from outside, without a stroke at its end. */
  readonly address: string
  readonly secret: string | undefined
  readonly smtp: string | undefined
  readonly from: string | undefined
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the settings of a server; throws one sentence for what cannot be meant. */
export function readSettings(env: Env, root: string): Settings {
  const said = (name: string) => (env[name]?.trim() === '' ? undefined : env[name]?.trim())
  const port = Number(said('PORT') ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT=${env['PORT']}: scrivi un numero da 0 a 65535.`)
  const [smtp, from] = [said('SMTP_URL'), said('MAIL_FROM')]
  if (smtp !== undefined && !/^smtps?:\/\//.test(smtp)) throw new Error('SMTP_URL: scrivi smtps://utente:password@server:465.')
  if (smtp !== undefined && from === undefined)
    throw new Error('MAIL_FROM: con SMTP_URL scrivi chi spedisce, per esempio Bottega <ciao@gestionale.example>.')
  const secret = said('BOTTEGA_SECRET')
  if (secret !== undefined && secret.length < 32)
    throw new Error('BOTTEGA_SECRET: scrivi almeno 32 caratteri a caso, gli stessi per ogni processo della stessa banca dati.')
  return {
    port,
    host: said('HOST'),
    data: said('BOTTEGA_DATA') ?? join(root, 'data'),
    contacts: said('BOTTEGA_CONTACTS'),
    database: databaseOf(said('DATABASE_URL')),
    address: addressOf(said('BOTTEGA_URL')) ?? `http://localhost:${port}`,
    secret,
    smtp,
    from,
  }
}

function databaseOf(url: string | undefined): string | undefined {
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url
  throw new Error('DATABASE_URL: scrivi postgres://utente:password@server:5432/banca, oppure toglila per usare SQLite.')
}

function addressOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.pathname !== '/')
    throw new Error(`BOTTEGA_URL=${url}: scrivi l’indirizzo del sito senza altro, per esempio https://gestionale.example.`)
  return parsed.origin
}
