import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOpened, type ViewsKept } from '../../kernel/firm/firm-door.ts'
import { register, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, newcomer, signIn, type WholeServer } from './whole-server.fixture.ts'

const OWNER = 'luca@rossi.example'
const SECRET = 'caparezza'

describe.each(databases)('what people choose in a firm over %s', (kind) => {
  let server: WholeServer
  let owner: Browser
  let doctor: Browser
  let secretary: Browser
  let slug: string
  let path: string
  const isHere = isDatabaseHere(kind)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    owner = server.browser()
    await register(owner, OWNER)
    ;({ slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti'))
    path = `${FIRMS_PATH}/${slug}`
    doctor = await colleague(server, owner, slug, 'marta@rossi.example', 'collaboratore', ['sanitari'])
    secretary = await colleague(server, owner, slug, 'paola@rossi.example', 'collaboratore', [])
  })
  afterAll(() => server?.close())

  const opened = async (who: Browser, at = path) => (await who.get(at)).json<FirmOpened>()
  const names = async (who: Browser) => (await opened(who)).views.map(({ name }) => name)
  const view = (name: string, more: object = {}) => ({ screen: 'pazienti', name, address: { cerca: 'rossi' }, isShared: false, ...more })
  const save = async (who: Browser, wish: object) => (await who.post(`${path}/viste`, wish)).json<ViewsKept>().id
  const change = (who: Browser, id: string, payload: object) => who.send({ method: 'PUT', url: `${path}/viste/${id}`, payload })
  const remove = (who: Browser, id: string) => who.send({ method: 'DELETE', url: `${path}/viste/${id}`, payload: {} })
  const choose = (who: Browser, payload: object) => who.send({ method: 'PATCH', url: `${path}/scelte`, payload })

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it('a view of one’s own is there again on another machine, and for nobody else', async () => {
      const id = await save(doctor, view('I Rossi'))
      const elsewhere = server.browser()
      await signIn(elsewhere, 'marta@rossi.example')
      expect((await opened(elsewhere)).views).toMatchObject([{ id, name: 'I Rossi', address: { cerca: 'rossi' }, isMine: true }])
      expect([await names(owner), await names(secretary)]).toEqual([[], []])
      expect((await change(owner, id, view('Letta'))).statusCode).toBe(422)
      expect((await remove(owner, id)).statusCode).toBe(422)
      expect((await change(doctor, id, view('Rossi e Rossini'))).json<ViewsKept>().views).toMatchObject([{ name: 'Rossi e Rossini' }])
      expect((await remove(doctor, id)).json()).toEqual({ views: [], id })
      expect(await names(elsewhere)).toEqual([])
    })

    it('a view of all is found by whoever sees its records, and its words by nobody else', async () => {
      const shared = { isShared: true }
      const open = await save(doctor, view('Tutti', shared))
      const closed = await save(doctor, view(SECRET, { ...shared, address: { 'f.anamnesi': SECRET } }))
      expect(await names(owner)).toEqual(['Tutti', SECRET])
      const told = await secretary.get(path)
      expect(told.json<FirmOpened>().views).toMatchObject([{ name: 'Tutti', isMine: false }])
      expect(told.body).not.toContain(SECRET)
      // Neither is it told by what she may not change.
      expect((await change(secretary, closed, view('x', shared))).json()).toEqual(
        (await change(secretary, 'vista_mai', view('x', shared))).json(),
      )
      expect((await change(owner, open, view('Tutti i pazienti', shared))).statusCode).toBe(200)
      for (const id of [open, closed]) expect((await remove(owner, id)).statusCode).toBe(200)
    })

    it('refuses what is no view at its field, and a tab that is not there', async () => {
      expect((await owner.post(`${path}/viste`, view(''))).json()).toEqual({
        problems: [{ path: 'name', code: 'required', message: 'Scrivi come si chiama la vista.' }],
      })
      for (const wrong of [view('x', { screen: 'mai' }), { ...view('x'), by: 'altri' }, {}, view('x', { address: { cerca: 1 } })])
        expect((await owner.post(`${path}/viste`, wrong)).statusCode).toBe(400)
    })

    it('views saved at the same moment are all kept', async () => {
      const ids = await Promise.all(Array.from({ length: 8 }, (_, at) => save(owner, view(`Vista ${at}`))))
      expect((await opened(owner)).views).toHaveLength(8)
      await Promise.all(ids.map((id) => remove(owner, id)))
      expect(await names(owner)).toEqual([])
    })

    it('the tab and the columns are each one’s own in each firm, the theme his own everywhere', async () => {
      expect((await choose(owner, { tab: 'pazienti', columns: { paziente: ['cognome', 'telefono'] }, theme: 'light' })).json()).toEqual({
        fatto: true,
      })
      await choose(owner, { columns: { fattura: ['numero'] } })
      const elsewhere = server.browser()
      await signIn(elsewhere, OWNER)
      const columns = { paziente: ['cognome', 'telefono'], fattura: ['numero'] }
      expect(await opened(elsewhere)).toMatchObject({ choices: { tab: 'pazienti', columns }, theme: 'light' })
      await choose(owner, { columns: { fattura: null } })
      expect((await opened(elsewhere)).choices.columns).toEqual({ paziente: ['cognome', 'telefono'] })
      expect(await opened(doctor)).toMatchObject({ choices: {} })
      expect(await opened(doctor)).not.toHaveProperty('theme')
      const other = await makeFirm(owner, 'Un altro studio', 'dentisti')
      expect(await opened(owner, `${FIRMS_PATH}/${other.slug}`)).toMatchObject({ choices: {}, theme: 'light' })
    })

    it('takes no other choices, and the theme by no other door', async () => {
      for (const wrong of [{ theme: 'rosa' }, { columns: { paziente: [] } }, { altro: 1 }, { columns: { paziente: 'nome' } }])
        expect((await choose(doctor, wrong)).statusCode).toBe(400)
      await doctor.post(`${ACCOUNT_PATH}/update-user`, { name: 'Marta', theme: 'light' })
      expect(await opened(doctor)).not.toHaveProperty('theme')
    })

    it('is nobody’s of another firm', async () => {
      const rival = await newcomer(server, `anna@verdi-${kind}.example`)
      const id = await save(owner, view('Nostra', { isShared: true }))
      for (const answer of [await rival.post(`${path}/viste`, view('x')), await change(rival, id, view('x')), await remove(rival, id)])
        expect(answer.statusCode).toBe(404)
      expect((await choose(rival, { tab: 'pazienti' })).statusCode).toBe(404)
      expect(await names(owner)).toEqual(['Nostra'])
    })
  })
})
