import { join } from 'node:path'
import { isDemoDoorOpen } from './demo/demo-setting.ts'
import type { FilesPlace } from './files/places.ts'
import { Refused } from './refused.ts'
import { trustedProxy, type TrustedProxy } from './trusted-proxy.ts'

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
  /** Where the bytes of files lie; in `data` or in the PostgreSQL database where it is absent. */
  readonly files: FilesPlace | undefined
  /** Bytes that the files of a firm may have together. */
  readonly quota: number
  /** Requests of one person in a second, on and on; twenty times as many at once. */
  readonly requests: number
  /** How the site is reached from outside, without a stroke at its end. */
  readonly address: string
  readonly secret: string | undefined
  readonly smtp: string | undefined
  readonly from: string | undefined
  /** Whose word about a visitor's address is taken. */
  readonly trustProxy: TrustedProxy
  /** Whether what happens is written to the standard output, a line of JSON each. */
  readonly log: boolean
  /** Where metrics are handed out; nowhere where it is absent. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Whether the demo pages work over SQLite: for who works on Bottega. */
  readonly demoDoor: boolean
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the settings of a server; throws one sentence for what cannot be meant. */
export function readSettings(env: Env, root: string): Settings {
  const said = (name: string) => (env[name]?.trim() === '' ? undefined : env[name]?.trim())
  const port = portOf('PORT', said('PORT') ?? '3000')
  const [metricsPort, metricsHost = '127.0.0.1'] = [said('METRICS_PORT'), said('METRICS_HOST')]
  const [smtp, from] = [said('SMTP_URL'), said('MAIL_FROM')]
  if (smtp !== undefined && !/^smtps?:\/\//.test(smtp)) throw new Refused('SMTP_URL: scrivi smtps://utente:password@server:465.')
  if (smtp !== undefined && from === undefined)
    throw new Refused('MAIL_FROM: con SMTP_URL scrivi chi spedisce, per esempio Bottega <ciao@gestionale.example>.')
  const secret = said('BOTTEGA_SECRET')
  if (secret !== undefined && secret.length < 32)
    throw new Refused('BOTTEGA_SECRET: scrivi almeno 32 caratteri a caso, gli stessi per ogni processo della stessa banca dati.')
  return {
    port,
    host: said('HOST'),
    data: said('BOTTEGA_DATA') ?? join(root, 'data'),
    contacts: said('BOTTEGA_CONTACTS'),
    database: databaseOf(said('DATABASE_URL')),
    files: filesOf(said),
    quota: quotaOf(said('FILES_QUOTA_MB') ?? '2000'),
    requests: requestsOf(said('REQUESTS_PER_SECOND') ?? '50'),
    address: addressOf(said('BOTTEGA_URL')) ?? `http://localhost:${port}`,
    secret,
    smtp,
    from,
    trustProxy: trustedProxy(said('TRUST_PROXY')),
    log: isLogged(said('LOG')),
    metrics: metricsPort === undefined ? undefined : { port: portOf('METRICS_PORT', metricsPort), host: metricsHost },
    demoDoor: isDemoDoorOpen(said('BOTTEGA_STORE')),
  }
}

function portOf(name: string, text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Refused(`${name}=${text}: scrivi un numero da 0 a 65535.`)
}

function isLogged(setting = 'off'): boolean {
  if (['json', '1', 'off'].includes(setting)) return setting !== 'off'
  throw new Refused(`LOG=${setting}: scrivi json (una riga JSON per richiesta), oppure off.`)
}

function databaseOf(url: string | undefined): string | undefined {
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url
  throw new Refused('DATABASE_URL: scrivi postgres://utente:password@server:5432/banca, oppure toglila per usare SQLite.')
}

const MEGABYTE = 1_000_000

function quotaOf(text: string): number {
  const megabytes = Number(text)
  if (Number.isInteger(megabytes) && megabytes > 0 && Number.isSafeInteger(megabytes * MEGABYTE)) return megabytes * MEGABYTE
  throw new Refused(`FILES_QUOTA_MB=${text}: scrivi un numero intero di megabyte, per esempio 2000 per 2 GB a ogni azienda.`)
}

function requestsOf(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Refused(`REQUESTS_PER_SECOND=${text}: scrivi quante richieste al secondo può fare una persona, per esempio 50.`)
}

/** Where files lie, which is one place alone. */
function filesOf(said: (name: string) => string | undefined): FilesPlace | undefined {
  const [folder, url, key, secret, region] = ['FOLDER', 'BUCKET', 'BUCKET_KEY', 'BUCKET_SECRET', 'BUCKET_REGION'].map((name) =>
    said(`FILES_${name}`),
  )
  if (folder !== undefined && url !== undefined)
    throw new Refused('FILES_FOLDER e FILES_BUCKET: scrivi l’una o l’altra, i file stanno in un posto solo.')
  if (folder !== undefined) return { folder }
  if (url === undefined) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const isWhole = parsed && ['http:', 'https:'].includes(parsed.protocol) && parsed.pathname !== '/'
  if (!isWhole || parsed.username !== '' || parsed.search !== '')
    throw new Refused('FILES_BUCKET: scrivi l’indirizzo con il nome del bucket, per esempio https://s3.eu-south-1.amazonaws.com/bottega.')
  if (key === undefined || secret === undefined)
    throw new Refused('FILES_BUCKET_KEY e FILES_BUCKET_SECRET: con FILES_BUCKET scrivi le chiavi di chi vi accede.')
  const name = parsed.pathname.split('/').filter(Boolean).join('/')
  return { bucket: { url: `${parsed.origin}/${name}`, key, secret, region: region ?? regionIn(parsed.hostname) } }
}

/** `eu-south-1` of `s3.eu-south-1.amazonaws.com`; what stands for any elsewhere. */
const regionIn = (host: string): string => /\.([a-z]+-[a-z-]+-\d)\./.exec(host)?.[1] ?? 'us-east-1'

function addressOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.pathname !== '/')
    throw new Refused(`BOTTEGA_URL=${url}: scrivi l’indirizzo del sito senza altro, per esempio https://gestionale.example.`)
  return parsed.origin
}
