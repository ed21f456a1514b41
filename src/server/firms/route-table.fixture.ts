import { ACCOUNT_PATH, FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import type { Browser } from './house.fixture.ts'

/** A firm whose doors are tried. */
export interface Place {
  readonly path: string
  readonly owner: Browser
  /** The id of somebody who may go, and of a field of the firm, a file and a record that are there. */
  readonly spare: string
  readonly field: string
  readonly file: string
  readonly record: string
}

/** Who is let in. `writer` is whoever may change something, `owner or self` whoever runs the firm or is meant himself. */
export type May = 'anybody' | 'signed in' | 'member' | 'writer' | 'owner' | 'owner or self'

/** How a route is asked. */
export interface Asked {
  readonly url: string
  readonly payload?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** One route: who is let in, and how it is asked so that it does what it is there for. */
export interface Door {
  readonly may: May
  /** The answer to whoever is let in. */
  readonly status: number
  readonly ask: (place: Place) => Asked | Promise<Asked>
}

const at =
  (url: string, payload?: object): Door['ask'] =>
  () => ({ url, ...(payload && { payload }) })
const inFirm =
  (rest: string, payload?: object): Door['ask'] =>
  ({ path }) => ({ url: `${path}${rest}`, ...(payload && { payload }) })
const door = (may: May, status: number, ask: Door['ask']): Door => ({ may, status, ask })

const bytes = { payload: Buffer.from('%PDF-1.7 prova'), headers: { 'content-type': 'application/octet-stream' } }
const firm = `${FIRMS_PATH}/:slug`
const message = { nome: 'Anna', email: 'anna@posta.example', messaggio: 'Ciao', consenso: true }
const place = { role: 'lettura', groups: [] }
const some = { entity: 'paziente', page: { limit: 500 } }
const rename = (id: string) => [{ type: 'update', entity: 'paziente', id, values: { note: 'Telefonare dopo le 18' } }]

async function invited({ owner, path }: Place): Promise<string> {
  await owner.post(`${path}/persone/inviti`, { email: 'forse@posta.example', ...place })
  const { invited: all } = (await owner.get(`${path}/persone`)).json<{ invited: readonly { readonly id: string }[] }>()
  return all.at(-1)?.id ?? ''
}

const ownField = { label: 'Allergie note', kind: 'testo', options: [], isListed: false }

const savedView = { screen: 'pazienti', name: 'Da richiamare', address: { cerca: 'rossi' }, isShared: false }

const draftId = 'bozza_0000000000000000'

const open: Readonly<Record<string, Door>> = {
  'GET /salute': door('anybody', 200, at('/salute')),
  'HEAD /salute': door('anybody', 200, at('/salute')),
  'GET /pronto': door('anybody', 200, at('/pronto')),
  'HEAD /pronto': door('anybody', 200, at('/pronto')),
  'GET /api/contatti': door('anybody', 200, at('/api/contatti')),
  'HEAD /api/contatti': door('anybody', 200, at('/api/contatti')),
  'POST /api/contatti': door('anybody', 201, at('/api/contatti', message)),
  'GET /api/accesso': door('anybody', 200, at('/api/accesso')),
  'HEAD /api/accesso': door('anybody', 200, at('/api/accesso')),
  'POST /api/accesso/iscrizione': door('anybody', 202, at('/api/accesso/iscrizione', { email: 'nuova@posta.example' })),
  // Whoever holds a link is told what it is good for; nobody here does.
  'GET /api/accesso/prova': door('anybody', 404, at('/api/accesso/prova')),
  'HEAD /api/accesso/prova': door('anybody', 404, at('/api/accesso/prova')),
  // Whoever has signed in is refused at the field: of the password, of the address.
  'POST /api/accesso/conferma': door('signed in', 422, at('/api/accesso/conferma', { password: 'una frase sbagliata' })),
  'POST /api/accesso/indirizzo': door('signed in', 422, at('/api/accesso/indirizzo', { email: 'non è un indirizzo', password: '' })),
  'GET /api/accesso/indirizzo': door('signed in', 200, at('/api/accesso/indirizzo')),
  'HEAD /api/accesso/indirizzo': door('signed in', 200, at('/api/accesso/indirizzo')),
  'DELETE /api/accesso/indirizzo': door('signed in', 200, at('/api/accesso/indirizzo', {})),
  'POST /api/accesso/indirizzo/conferma': door('anybody', 404, at('/api/accesso/indirizzo/conferma', {})),
  'POST /api/accesso/indirizzo/ferma': door('anybody', 404, at('/api/accesso/indirizzo/ferma', {})),
  'POST /api/accesso/invito': door('signed in', 404, at('/api/accesso/invito', {})),
}

const firms: Readonly<Record<string, Door>> = {
  [`GET ${FIRMS_PATH}`]: door('signed in', 200, at(FIRMS_PATH)),
  [`HEAD ${FIRMS_PATH}`]: door('signed in', 200, at(FIRMS_PATH)),
  [`POST ${FIRMS_PATH}`]: door('signed in', 201, at(FIRMS_PATH, { name: 'Altra', trade: 'artigiani', start: 'vuota' })),
  [`GET ${firm}`]: door('member', 200, inFirm('')),
  [`HEAD ${firm}`]: door('member', 200, inFirm('')),
  [`PUT ${firm}`]: door('owner', 200, inFirm('', { nome: 'Studio Rossi', partita_iva: '01234561197' })),
  [`PATCH ${firm}`]: door('owner', 200, inFirm('', { comune: 'Bergamo' })),
  [`PUT ${firm}/logo`]: door('owner', 200, inFirm('/logo', { file: null })),
  [`PUT ${firm}/avvio`]: door('owner', 200, inFirm('/avvio', { step: 'dati' })),
  [`PUT ${firm}/numeri`]: door('owner', 200, inFirm('/numeri', { entity: 'nota_credito', first: 12 })),
  [`POST ${firm}/esempi/togli`]: door('owner', 200, inFirm('/esempi/togli', {})),
  [`GET ${firm}/persone`]: door('owner', 200, inFirm('/persone')),
  [`HEAD ${firm}/persone`]: door('owner', 200, inFirm('/persone')),
  [`POST ${firm}/persone/inviti`]: door('owner', 201, inFirm('/persone/inviti', { email: 'altra@posta.example', ...place })),
  [`DELETE ${firm}/persone/inviti/:id`]: door('owner', 200, async (one) => ({ url: `${one.path}/persone/inviti/${await invited(one)}` })),
  // Whoever has no second step himself asks it of nobody.
  [`PUT ${firm}/persone/secondo-passo`]: door('owner', 200, inFirm('/persone/secondo-passo', { chiesto: false })),
  [`PUT ${firm}/persone/:id`]: door('owner', 200, ({ path, spare }) => ({ url: `${path}/persone/${spare}`, payload: place })),
  [`DELETE ${firm}/persone/:id`]: door('owner or self', 200, ({ path, spare }) => ({ url: `${path}/persone/${spare}` })),
  [`GET ${firm}/campi`]: door('owner', 200, inFirm('/campi')),
  [`HEAD ${firm}/campi`]: door('owner', 200, inFirm('/campi')),
  [`POST ${firm}/campi`]: door('owner', 200, inFirm('/campi', { entity: 'paziente', ...ownField })),
  [`PUT ${firm}/campi/ordine`]: door('owner', 200, inFirm('/campi/ordine', { entity: 'paziente', ids: [] })),
  [`PUT ${firm}/campi/:id`]: door('owner', 200, ({ path, field }) => ({
    url: `${path}/campi/${field}`,
    payload: { ...ownField, label: 'Come ci ha trovato' },
  })),
  [`PUT ${firm}/campi/:id/posto`]: door('owner', 200, ({ path, field }) => ({
    url: `${path}/campi/${field}/posto`,
    payload: { tolto: true },
  })),
  [`PATCH ${firm}/scelte`]: door('member', 200, inFirm('/scelte', { tab: 'pazienti' })),
  [`POST ${firm}/viste`]: door('member', 200, ({ path }) => ({
    url: `${path}/viste`,
    payload: { ...savedView, name: crypto.randomUUID() },
  })),
  // One changes one's own: of an id that is nobody's each is told the same at the form.
  [`PUT ${firm}/viste/:id`]: door('member', 422, inFirm('/viste/vista_di_altri', savedView)),
  [`DELETE ${firm}/viste/:id`]: door('member', 422, inFirm('/viste/vista_di_altri', {})),
  [`GET ${firm}/bozze`]: door('writer', 200, inFirm('/bozze?scheda=fattura%20create%20')),
  [`HEAD ${firm}/bozze`]: door('writer', 200, inFirm('/bozze?scheda=fattura%20create%20')),
  [`PUT ${firm}/bozze/:id`]: door(
    'writer',
    200,
    inFirm(`/bozze/${draftId}`, { entity: 'fattura', place: 'fattura create ', typed: { note: 'Da finire' } }),
  ),
  [`DELETE ${firm}/bozze/:id`]: door('writer', 200, inFirm('/bozze/bozza_0000000000000001', {})),
  [`GET ${firm}/copie`]: door('owner', 200, inFirm('/copie')),
  [`HEAD ${firm}/copie`]: door('owner', 200, inFirm('/copie')),
  [`POST ${firm}/copie`]: door('owner', 201, inFirm('/copie', {})),
  [`GET ${firm}/copie/scarica`]: door('owner', 200, inFirm('/copie/scarica')),
}

const store: Readonly<Record<string, Door>> = {
  [`POST ${firm}/store/query`]: door('member', 200, inFirm('/store/query', some)),
  [`POST ${firm}/store/many`]: door('member', 200, ({ path, record }) => ({
    url: `${path}/store/many`,
    payload: { entity: 'paziente', ids: [record] },
  })),
  [`POST ${firm}/store/lookup`]: door('member', 200, inFirm('/store/lookup', { entity: 'paziente', titles: ['Quercetana Ada'] })),
  [`POST ${firm}/store/measures`]: door('member', 200, inFirm('/store/measures', [{ entity: 'paziente', fn: 'count' }])),
  // What comes of a wish depends on the rights to the record: the answer says so, and is one.
  [`POST ${firm}/store/commit`]: door('member', 200, ({ path, record }) => ({
    url: `${path}/store/commit`,
    payload: { changes: rename(record), options: { via: 'form', id: crypto.randomUUID() } },
  })),
  [`POST ${firm}/store/rehearse`]: door('member', 200, ({ path, record }) => ({
    url: `${path}/store/rehearse`,
    payload: { changes: rename(record), options: { via: 'form' } },
  })),
  [`POST ${firm}/store/undo`]: door('member', 200, inFirm('/store/undo', { commit: 1, id: 'prima' })),
  [`POST ${firm}/store/history`]: door('member', 200, ({ path, record }) => ({
    url: `${path}/store/history`,
    payload: { entity: 'paziente', id: record },
  })),
  [`POST ${firm}/store/lately`]: door('member', 200, inFirm('/store/lately', { limit: 1000 })),
  [`GET ${firm}/store/changes`]: door('member', 200, inFirm('/store/changes?after=0')),
  [`POST ${firm}/store/segno`]: door('writer', 200, ({ path, record }) => ({
    url: `${path}/store/segno`,
    payload: { page: crypto.randomUUID(), open: [{ entity: 'paziente', id: record }] },
  })),
  [`POST ${firm}/store/files`]: door('writer', 200, ({ path }) => ({ url: `${path}/store/files?name=a.pdf`, ...bytes })),
  [`GET ${firm}/store/files/:id`]: door('member', 200, ({ path, file }) => ({ url: `${path}/store/files/${file}` })),
  [`HEAD ${firm}/store/files/:id`]: door('member', 200, ({ path, file }) => ({ url: `${path}/store/files/${file}` })),
}

/** Every route of a server but those of accounts, which the library answers, and those of the demo pages over a database. */
export const doors: Readonly<Record<string, Door>> = { ...open, ...firms, ...store }

/** What an account is asked, and the answer to whoever has not signed in, has half signed in, and has. */
export interface AccountDoor {
  readonly payload?: object
  readonly answers: readonly [nobody: number, half: number, signedIn: number]
}

const account = (answers: AccountDoor['answers'], payload?: object): AccountDoor => ({ answers, ...(payload && { payload }) })

/** What somebody’s password becomes. */
const NEXT = 'una frase tutta nuova'

/** Routes of accounts, in an order in which one session takes them all. */
export const accountTable = (mine: { readonly email: string; readonly password: string }): Readonly<Record<string, AccountDoor>> => ({
  'GET get-session': account([200, 200, 200]),
  'GET list-sessions': account([401, 401, 200]),
  'POST revoke-session': account([401, 401, 200], { token: 'di un altro' }),
  'POST revoke-other-sessions': account([401, 401, 200], {}),
  'POST update-user': account([401, 401, 200], { name: 'Chiara' }),
  'POST change-password': account([401, 401, 200], { currentPassword: mine.password, newPassword: NEXT }),
  'POST request-password-reset': account([200, 200, 200], { email: 'chi@posta.example' }),
  // A link that nobody has sent.
  'POST reset-password': account([400, 400, 400], { newPassword: NEXT, token: 'inventato' }),
  // Whoever is new shows a link; whoever has signed in confirms first that it is he.
  'GET passkey/generate-register-options': account([403, 403, 403]),
  'GET passkey/generate-authenticate-options': account([200, 200, 200]),
  'POST passkey/verify-registration': account([400, 400, 400], { response: {} }),
  'POST passkey/verify-authentication': account([400, 400, 400], { response: {} }),
  'GET passkey/list-user-passkeys': account([401, 401, 200]),
  'POST passkey/delete-passkey': account([401, 401, 403], { id: 'di un altro' }),
  'POST two-factor/enable': account([401, 401, 200], { password: NEXT }),
  'POST two-factor/verify-totp': account([401, 401, 401], { code: '000000' }),
  'POST two-factor/verify-backup-code': account([401, 401, 401], { code: 'inventato' }),
  'POST two-factor/disable': account([401, 401, 200], { password: NEXT }),
  'POST sign-up/email': account([403, 403, 403], { email: 'chi@posta.example', password: mine.password, name: 'Chi' }),
  'POST sign-in/email': account([200, 200, 200], { email: mine.email, password: NEXT }),
  'POST sign-out': account([200, 200, 200], {}),
})

/** The same as routes, and how each is asked. */
export const accountDoorsOf = (mine: Parameters<typeof accountTable>[0]): readonly (readonly [route: string, ask: Door['ask']])[] =>
  Object.entries(accountTable(mine)).map(([asked, { payload = {} }]) => {
    const [method, name] = asked.split(' ')
    const url = `${ACCOUNT_PATH}/${name}`
    return [`${method} ${url}`, at(url, payload)]
  })
