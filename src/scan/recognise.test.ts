import { describe, expect, it } from 'vitest'
import { blank } from './image/picture.ts'
import { drawHalves, drawSecurityPrint } from './image/security-print.fixture.ts'
import { drawSpecimen } from './image/specimen.ts'
import { writeMrz, type MrzContent } from './mrz/write-mrz.ts'
import type { Ocr } from './ocr.ts'
import { recognise } from './recognise.ts'

const TODAY = '2026-11-21'
const passport: MrzContent = {
  format: 'TD3',
  code: 'P',
  issuer: 'FRA',
  nationality: 'D',
  surname: 'DE LUCA',
  given: 'ANNA',
  number: 'XT4799732',
  birth: '920229',
  sex: 'F',
  expiry: '320229',
}
const lines = writeMrz(passport)
const zone = drawSpecimen({ lines, pitch: 20, spacing: 50 })
const paper = blank(600, 400)
/** A recogniser that has read this text, wherever it looked. */
const reads =
  (text: string, confidence = 90): Ocr =>
  async (_, onProgress) => {
    onProgress(0.5)
    return { text, confidence }
  }
const never: Ocr = () => Promise.reject(new Error('not needed'))

describe('recognise', () => {
  it('is done at once when a zone is whole', async () => {
    const { values, readers, mrz, text } = await recognise(zone, { ocr: never, today: TODAY })
    expect(mrz?.lines).toEqual(lines)
    expect(values).toMatchObject({
      lastName: { value: 'De Luca', proof: 'unchecked' },
      birthDate: { value: '1992-02-29', proof: 'checked' },
      documentNumber: { value: 'XT4799732', proof: 'checked' },
    })
    expect(new Set(Object.values(readers))).toEqual(new Set(['mrz']))
    expect(text).toBe('')
  })

  it('reads the text first where the form waits for papers without a zone, and the zone when the text shows one', async () => {
    const asked = { today: TODAY, expected: ['ricetta'] as const }
    const seen = await recognise(zone, { ...asked, ocr: reads('P<FRADE<LUCA<<ANNA<<<<') })
    expect([seen.mrz?.lines, new Set(Object.values(seen.readers))]).toEqual([lines, new Set(['mrz'])])
    const lying = await recognise(zone, { ...asked, ocr: reads('vv', 20) })
    expect(lying.mrz?.lines).toEqual(lines)
    const unseen = await recognise(zone, { ...asked, ocr: reads('Tel. 02 1234567') })
    expect([unseen.mrz, unseen.values.phone?.value]).toEqual([undefined, '021234567'])
  })

  it('finds a zone in the text where the picture has none that can be read', async () => {
    const text = `PASSEPORT\nSurname DE LUCCA\nTel. 02 1234567\n${lines.join('\n')}`
    const { values, readers } = await recognise(paper, { ocr: reads(text), today: TODAY })
    expect([values.lastName?.value, readers.lastName]).toEqual(['De Luca', 'mrz'])
    expect([values.phone?.value, readers.phone]).toEqual(['021234567', 'text'])
  })

  it('looks a second time where a codice fiscale does not hold, and keeps what only the first reading has', async () => {
    const texts = ['TESSERA SANITARIA\nCodice Fiscale RSSMRA80A01H5O7\nTel. 02 1234567', 'Codice Fiscale RSSMRA80A01H501U\nROSSI\nMARIO']
    const shares: number[] = []
    const inTurn: Ocr = async () => ({ text: texts.shift() ?? '', confidence: 90 })
    const { values } = await recognise(paper, { ocr: inTurn, today: TODAY, onProgress: (share) => shares.push(share) })
    expect(values).toMatchObject({
      fiscalCode: { value: 'RSSMRA80A01H501U', proof: 'checked' },
      lastName: { value: 'Rossi' },
      phone: { value: '021234567' },
    })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })

  it('looks a second time at a card of health insurance that lacks its last day, and joins what both readings have', async () => {
    const texts = [
      'TESSERA SANITARIA\nRSSMRA80A01H501U\nNome\nMARIO\nCognome\nROSSI\n02/65/2030',
      'TESSERA SANITARIA\nData di scadenza\n02/05/2030',
    ]
    const inTurn: Ocr = async () => ({ text: texts.shift() ?? '', confidence: 90 })
    const { values } = await recognise(paper, { ocr: inTurn, today: TODAY })
    expect(values).toMatchObject({ lastName: { value: 'Rossi' }, firstName: { value: 'Mario' }, expiryDate: { value: '2030-05-02' } })
    expect(texts).toEqual([])
  })

  it('looks a second time at a visiting card whose partita IVA does not hold, and does not call the second reading checked', async () => {
    const texts = ['Marco Bianchi\nTel. 02 1234567\nP.IVA 00743110158', 'P.IVA 00743110157\nTel. 02 1234567']
    const inTurn: Ocr = async () => ({ text: texts.shift() ?? '', confidence: 90 })
    const { values } = await recognise(paper, { ocr: inTurn, today: TODAY })
    expect(values).toMatchObject({ name: { value: 'Marco Bianchi' }, vatNumber: { value: '00743110157', proof: 'repaired' } })
  })

  it('looks once where a codice fiscale holds, or the page speaks of none', async () => {
    for (const text of ['Codice Fiscale RSSMRA80A01H501U', 'Tel. 02 1234567']) {
      let times = 0
      const ocr: Ocr = async () => ({ text: times++ === 0 ? text : '', confidence: 90 })
      await recognise(paper, { ocr, today: TODAY })
      expect(times).toBe(1)
    }
  })

  it('lets a proven codice fiscale say birth, sex and place, and names what it contradicts', async () => {
    const text = 'TESSERA SANITARIA\nCodice Fiscale RSSMRA80A01H501U\nCognome\nBIANCHI\nNome\nMARIO\nData di nascita 02/01/1980'
    const { values, readers, disagrees } = await recognise(paper, { ocr: reads(text), today: TODAY })
    expect(values).toMatchObject({
      birthDate: { value: '1980-01-01', proof: 'checked' },
      sex: { value: 'M', proof: 'checked' },
      birthPlace: { value: 'Roma (RM)', proof: 'checked' },
      lastName: { value: 'Bianchi', proof: 'unchecked' },
    })
    expect([readers.birthDate, readers.lastName]).toEqual(['codice_fiscale', 'tessera_sanitaria'])
    expect(disagrees).toEqual(['lastName'])
  })

  it('keeps the province of a comune that has a namesake: the code named it exactly', async () => {
    const { values } = await recognise(paper, { ocr: reads('Codice Fiscale RSSMRA60A01H612Y'), today: TODAY })
    expect(values.birthPlace).toMatchObject({ value: 'Rovereto (TN)', proof: 'checked' })
  })

  it('proves nothing by a code whose letter refuses it', async () => {
    const { values } = await recognise(paper, { ocr: reads('CF RSSMRA80A01H501X'), today: TODAY })
    expect(values.fiscalCode).toMatchObject({ value: 'RSSMRA80A01H501X', proof: 'unchecked' })
    expect(values.birthDate).toBeUndefined()
  })

  it('reads a page the other way up when it makes no sense', async () => {
    let times = 0
    const ocr: Ocr = () => Promise.resolve(++times === 1 ? { text: '!1ʇ', confidence: 20 } : { text: 'Tel. 02 1234567', confidence: 88 })
    const { values, turned } = await recognise(paper, { ocr, today: TODAY })
    expect([values.phone?.value, turned.quarters]).toEqual(['021234567', 2])
  })

  it('reads a page both ways where dark and light print are alike in number, and keeps the surer reading', async () => {
    for (const [first, second] of [
      [40, 91],
      [91, 40],
    ] as const) {
      const texts = [
        { text: 'Tel. 02 1111111', confidence: first },
        { text: 'Tel. 02 2222222', confidence: second },
      ]
      const ocr: Ocr = async () => texts.shift() ?? { text: '', confidence: 0 }
      const { values, turned } = await recognise(drawHalves(), { ocr, today: TODAY })
      expect([values.phone?.value, turned.quarters, texts]).toEqual([first > second ? '021111111' : '022222222', 0, []])
    }
  })

  it('reads a card with a print against forgery once', async () => {
    let times = 0
    const ocr: Ocr = async () => ({ text: `Tel. 02 ${++times}111111`, confidence: 88 })
    await recognise(drawSecurityPrint('waves'), { ocr, today: TODAY })
    expect(times).toBe(1)
  })

  it('reports progress that never falls and ends at 1', async () => {
    const shares: number[] = []
    await recognise(paper, { ocr: reads('x', 10), today: TODAY, onProgress: (share) => shares.push(share) })
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect([shares[0], shares.at(-1)]).toEqual([0, 1])
  })

  it('stops when it is cancelled, and passes on what the recogniser throws', async () => {
    const cancel = new AbortController()
    const ocr: Ocr = async () => {
      cancel.abort(new Error('cancelled'))
      return { text: 'Tel. 02 1234567', confidence: 90 }
    }
    await expect(recognise(paper, { ocr, today: TODAY, signal: cancel.signal })).rejects.toThrow('cancelled')
    await expect(recognise(paper, { ocr: never, today: TODAY })).rejects.toThrow('not needed')
  })
})
