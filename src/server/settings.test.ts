import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('fills in what nobody says', () => {
  expect(readSettings({}, '/casa')).toEqual({
    port: 3000,
    host: undefined,
    data: '/casa/data',
    contacts: undefined,
    database: undefined,
    files: undefined,
    quota: 2_000_000_000,
    requests: 50,
    address: 'http://localhost:3000',
    secret: undefined,
    smtp: undefined,
    from: undefined,
    trustProxy: false,
    log: false,
    metrics: undefined,
    demoDoor: false,
  })
})

it('takes what is said', () => {
  const env = { PORT: '8080', BOTTEGA_URL: 'https://gestionale.example/', DATABASE_URL: 'postgres://u:p@db/bottega', BOTTEGA_DATA: '/dati' }
  expect(readSettings(env, '/casa')).toMatchObject({
    port: 8080,
    address: 'https://gestionale.example',
    database: 'postgres://u:p@db/bottega',
    data: '/dati',
  })
})

const BUCKET = { FILES_BUCKET: 'https://s3.eu-south-1.amazonaws.com/bottega/', FILES_BUCKET_KEY: 'chi', FILES_BUCKET_SECRET: 'segreto' }

it('takes one place for files', () => {
  expect(readSettings({ FILES_QUOTA_MB: '500' }, '/casa').quota).toBe(500_000_000)
  expect(readSettings({ FILES_FOLDER: '/disco' }, '/casa').files).toEqual({ folder: '/disco' })
  const bucket = { url: 'https://s3.eu-south-1.amazonaws.com/bottega', key: 'chi', secret: 'segreto', region: 'eu-south-1' }
  expect(readSettings(BUCKET, '/casa').files).toEqual({ bucket })
  const ours = { ...BUCKET, FILES_BUCKET: 'http://minio:9000/bottega' }
  expect(readSettings(ours, '/casa').files).toMatchObject({ bucket: { region: 'us-east-1' } })
  expect(readSettings({ ...ours, FILES_BUCKET_REGION: 'auto' }, '/casa').files).toMatchObject({ bucket: { region: 'auto' } })
})

it.each([
  [{ FILES_QUOTA_MB: '2 GB' }, 'FILES_QUOTA_MB=2 GB: scrivi un numero intero di megabyte'],
  [{ FILES_QUOTA_MB: '0' }, 'FILES_QUOTA_MB=0'],
  [{ REQUESTS_PER_SECOND: '0' }, 'REQUESTS_PER_SECOND=0: scrivi quante richieste'],
  [{ REQUESTS_PER_SECOND: 'tante' }, 'REQUESTS_PER_SECOND=tante'],
  [{ ...BUCKET, FILES_FOLDER: '/disco' }, 'in un posto solo'],
  [{ FILES_BUCKET: 'bottega' }, 'FILES_BUCKET: scrivi l’indirizzo'],
  [{ FILES_BUCKET: 'https://s3.example' }, 'con il nome del bucket'],
  [{ FILES_BUCKET: 'https://chi:segreto@s3.example/bottega' }, 'FILES_BUCKET: scrivi l’indirizzo'],
  [{ FILES_BUCKET: 'https://s3.example/bottega' }, 'FILES_BUCKET_KEY e FILES_BUCKET_SECRET'],
  [{ PORT: 'tremila' }, 'PORT=tremila: scrivi un numero'],
  [{ BOTTEGA_URL: 'gestionale.example' }, 'BOTTEGA_URL=gestionale.example: scrivi'],
  [{ BOTTEGA_URL: 'https://gestionale.example/bottega' }, 'senza altro'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: scrivi postgres://'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: scrivi smtps://'],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, 'MAIL_FROM: con SMTP_URL'],
  [{ BOTTEGA_SECRET: 'corto' }, 'almeno 32 caratteri'],
  [{ LOG: 'tutto' }, 'LOG=tutto: scrivi json'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT=x: scrivi un numero'],
  [{ TRUST_PROXY: 'tutti' }, 'TRUST_PROXY=tutti'],
])('says what is wrong with %j', (env, sentence) => {
  expect(() => readSettings(env, '/casa')).toThrow(sentence)
})

it('reads what the table of docs/esercizio.md says, no more and no less', () => {
  const read = new Set<string>()
  const env = new Proxy({}, { get: (_env, name) => void read.add(String(name)) })
  readSettings(env, '/casa')
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'esercizio.md'), 'utf8')
  const told = [...text.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name)
  expect(new Set(told)).toEqual(read)
})
