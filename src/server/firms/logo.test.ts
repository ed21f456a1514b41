import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, databaseSaid, isDatabaseHere, serverOver } from '../../../conformance/support/either-database.ts'
import { FIRMS_PATH, type Copies, type FirmKept, type FirmOpened, type FirmRefused } from '../../kernel/firm/firm-door.ts'
import { logoIn } from '../../kernel/firm/logo.ts'
import type { Filed } from '../../kernel/files/filed.ts'
import { bringFile, register, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, newcomer, type WholeServer } from './whole-server.fixture.ts'

const signs = (text: string) => Buffer.from(text, 'latin1')
/** A PNG with a text chunk, of which nothing may be left. */
const PNG = signs('\u0089PNG\r\n\u001a\n\0\0\0\u0004IHDR\0\0\0\u0001\0\0\0\0\0\0\0\u0004tEXtluca\0\0\0\0')
const BARE = signs('\u0089PNG\r\n\u001a\n\0\0\0\u0004IHDR\0\0\0\u0001\0\0\0\0')
const WEBP = signs('RIFF\u0004\0\0\0WEBP')

describe.each(databases)('the logo of a firm over %s', (kind) => {
  let server: WholeServer
  let owner: Browser
  let doctor: Browser
  let rival: Browser
  let path: string
  const isHere = isDatabaseHere(kind)

  beforeAll(async () => {
    if (!isHere) return
    server = await serverOver(kind)
    owner = server.browser()
    await register(owner, 'luca@rossi.example')
    const { slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti')
    path = `${FIRMS_PATH}/${slug}`
    doctor = await colleague(server, owner, slug, 'marta@rossi.example', 'collaboratore', ['sanitari'])
    rival = await newcomer(server, 'ugo@verdi.example')
  })
  afterAll(() => server?.close())

  const bring = (payload: Buffer, name: string, who = owner, at = path) => bringFile(who, at, payload, `name=${name}`)
  const choose = (file: string | null, who = owner) => who.send({ method: 'PUT', url: `${path}/logo`, payload: { file } })
  const seenBy = async (who: Browser) => logoIn((await who.get(path)).json<FirmOpened>().values)
  const refusal = async (file: string) => {
    const answer = await choose(file)
    return [answer.statusCode, answer.json<FirmRefused>().problems]
  }

  describe.skipIf(!isHere)(`in ${databaseSaid(kind)}`, () => {
    it('is put in by its owner, bare of what it says of itself, counted, and seen by everybody there and nobody else', async () => {
      const file = (await bring(PNG, 'logo.png')).json<Filed>()
      expect(await seenBy(owner)).toBeUndefined()
      expect((await choose(file.id)).json<FirmKept>().values).toMatchObject({ nome: 'Studio Rossi', logo: [file] })
      expect([await seenBy(owner), await seenBy(doctor)]).toEqual([file, file])
      expect((await owner.get(`${path}/copie`)).json<Copies>().files.used).toBe(BARE.length)
      const at = `${path}/store/files/${file.id}`
      expect((await doctor.get(at)).rawPayload).toEqual(BARE)
      expect([(await rival.get(at)).statusCode, (await server.browser().get(at)).statusCode]).toEqual([404, 401])
      expect([(await choose(null, doctor)).statusCode, (await choose(null, rival)).statusCode]).toEqual([403, 404])
      expect(await seenBy(owner)).toEqual(file)
    })

    it('stays when the rest is written, and is replaced and taken out without losing the file', async () => {
      const before = await seenBy(owner)
      await owner.send({ method: 'PUT', url: path, payload: { nome: 'Studio Rossi', partita_iva: '01234561197', comune: 'Bergamo' } })
      await owner.send({ method: 'PUT', url: path, payload: { nome: 'Studio Rossi', partita_iva: '01234561197' } })
      await owner.send({ method: 'PATCH', url: path, payload: { telefono: '035 1234567' } })
      expect((await owner.get(path)).json<FirmOpened>().values).not.toHaveProperty('comune')
      expect(await seenBy(owner)).toEqual(before)
      const next = (await bring(WEBP, 'nuovo.webp')).json<Filed>()
      await choose(next.id)
      expect(await seenBy(doctor)).toEqual(next)
      await choose(null)
      expect(await seenBy(doctor)).toBeUndefined()
      expect((await choose(before?.id ?? '')).statusCode).toBe(200)
      expect(await seenBy(doctor)).toEqual(before)
    })

    it('is a picture of this firm and nothing else', async () => {
      for (const [text, name] of [
        ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg'],
        ['<!doctype html>', 'logo.png'],
      ] as const)
        expect((await bring(Buffer.from(text), name)).statusCode).toBe(415)
      const pdf = (await bring(Buffer.from('%PDF-1.7 carta'), 'carta.pdf')).json<Filed>()
      const message = '«carta.pdf» non può fare da logo: scegli un’immagine PNG, JPG o WebP.'
      expect(await refusal(pdf.id)).toEqual([422, [{ path: 'logo', code: 'invalid', message }]])
      const { slug } = await makeFirm(rival, 'Verdi', 'dentisti')
      const theirs = (await bring(PNG, 'loro.png', rival, `${FIRMS_PATH}/${slug}`)).json<Filed>()
      for (const id of [theirs.id, 'file_0', '']) expect((await refusal(id))[0]).toBe(422)
      for (const payload of [{}, { file: 1 }, { file: null, type: 'image/png' }, []])
        expect((await owner.send({ method: 'PUT', url: `${path}/logo`, payload })).statusCode).toBe(400)
      const forged = { nome: 'Studio Rossi', partita_iva: '01234561197', logo: [{ ...theirs }] }
      await owner.send({ method: 'PUT', url: path, payload: forged })
      expect((await owner.send({ method: 'PATCH', url: path, payload: { logo: 'x' } })).statusCode).toBe(400)
      expect((await seenBy(owner))?.name).toBe('logo.png')
    })
  })
})
