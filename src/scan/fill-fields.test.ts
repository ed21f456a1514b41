import { describe, expect, it } from 'vitest'
import { defineEntity } from '../kernel/entity/definition/define-entity.ts'
import { choice } from '../kernel/fields/choice.ts'
import { date } from '../kernel/fields/date.ts'
import { shown } from '../kernel/fields/derived.ts'
import { email } from '../kernel/fields/email.ts'
import { optional } from '../kernel/fields/field.ts'
import { fiscalCode } from '../kernel/fields/fiscal-code.ts'
import { money } from '../kernel/fields/money.ts'
import { phone } from '../kernel/fields/phone.ts'
import { reference } from '../kernel/fields/reference.ts'
import { text } from '../kernel/fields/text.ts'
import { vatNumber } from '../kernel/fields/vat-number.ts'
import { fillFields, scannableFields, withFilled, type Filled } from './fill-fields.ts'
import { readMrz } from './mrz/read-mrz.ts'
import { recognisedOf } from './mrz/recognised-of.ts'
import { writeMrz, type MrzContent } from './mrz/write-mrz.ts'
import { readText } from './read-text.ts'

const TODAY = '2026-11-21'

const fornitore = defineEntity({
  name: 'fornitore',
  label: { one: 'Fornitore', many: 'Fornitori', gender: 'm' },
  fields: {
    nome: text('Ragione Sociale'),
    piva: vatNumber('P.IVA'),
    telefono: optional(phone('Telefono')),
    posta: optional(email('Posta')),
    prezzo: optional(money('Prezzo')),
    listino: shown(text('Prezzo'), () => ''),
    referente: optional(reference('Nome', 'persona')),
  },
  title: ['nome'],
  table: ['nome'],
})

const ospite = defineEntity({
  name: 'ospite',
  label: { one: 'Ospite', many: 'Ospiti', gender: 'm' },
  fields: {
    nome: text('Nome'),
    cognome: text('Cognome'),
    data_nascita: date('Data di nascita'),
    cittadinanza: choice('Cittadinanza', { ITALIA: 'Italia', FRANCIA: 'Francia', GERMANIA: 'Germania' }),
    sesso: choice('Sesso', { M: 'Maschio', F: 'Femmina' }),
    tipo_documento: choice('Tipo documento', { CI: "Carta d'identità", PP: 'Passaporto', PG: 'Patente' }),
    numero_documento: text('Numero documento'),
    stato_rilascio: choice('Stato rilascio', { ITALIA: 'Italia', FRANCIA: 'Francia' }),
    cf: optional(fiscalCode('Codice fiscale')),
    indirizzo: optional(text('Indirizzo')),
  },
  title: ['cognome'],
  table: ['cognome'],
})

const schedina = defineEntity({
  name: 'schedina',
  label: { one: 'Schedina', many: 'Schedine', gender: 'f' },
  fields: {
    data_nascita: optional(date('Data di nascita')),
    luogo_nascita: optional(text('Luogo di nascita')),
    comune_nascita: optional(text('Comune di nascita')),
    stato_nascita: optional(choice('Stato di nascita', { ITALIA: 'Italia', USA: 'Stati Uniti (USA)' })),
    cittadinanza: optional(choice('Cittadinanza', { ITALIA: 'Italia', USA: 'Stati Uniti (USA)' })),
    prova: text('Prova'),
  },
  title: ['prova'],
  table: ['prova'],
})

const lavoro = defineEntity({
  name: 'lavoro',
  label: { one: 'Lavoro', many: 'Lavori', gender: 'm' },
  fields: { tipo: choice('Tipo Pulizia', { pulizia: 'Pulizia', sanificazione: 'Sanificazione' }) },
  title: ['tipo'],
  table: ['tipo'],
})

const nota = defineEntity({
  name: 'nota',
  label: { one: 'Nota', many: 'Note', gender: 'f' },
  fields: { testo: text('Testo') },
  title: ['testo'],
  table: ['testo'],
})

const traveller: MrzContent = {
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
const valuesOf = (filled: Readonly<Record<string, Filled>>) =>
  Object.fromEntries(Object.entries(filled).map(([key, { value }]) => [key, value]))

describe('fillFields', () => {
  const paper = 'Cliente: Ferramenta Sole srl\nP.IVA 00743110157\nTel. 02 1234567\ninfo@example.it\nTotale € 1.234,50'

  it('fills by aliases, labels and kinds, with source and proof', () => {
    const filled = fillFields(fornitore, readText(paper, TODAY))
    expect(Object.fromEntries(Object.entries(filled).map(([key, { value }]) => [key, value]))).toEqual({
      nome: 'Ferramenta Sole srl',
      piva: '00743110157',
      telefono: '021234567',
      posta: 'info@example.it',
      prezzo: 123450,
    })
    expect(filled['piva']).toMatchObject({ checked: true, from: 'vatNumber' })
    expect(filled['telefono']).toMatchObject({ checked: false, proof: 'unchecked', source: '02 1234567' })
  })

  it('leaves alone what it found nothing for, references, and what is worked out', () => {
    const filled = fillFields(fornitore, readText('Tel. 02 1234567', TODAY))
    expect(Object.keys(filled)).toEqual(['telefono'])
    expect(withFilled({ nome: 'Già scritto', telefono: '1' }, filled)).toEqual({ nome: 'Già scritto', telefono: '021234567' })
  })

  it('gives nothing for a text without anything, in whatever writing', () => {
    expect(fillFields(ospite, readText('جمهورية مصر العربية ١٢٣٤', TODAY))).toEqual({})
    expect(fillFields(ospite, readText('', TODAY))).toEqual({})
  })

  it('does not fill what the field would refuse', () => {
    expect(fillFields(fornitore, readText('P.IVA 00743110158', TODAY))).toEqual({})
  })

  it('fills a guest from a machine-readable zone', () => {
    const mrz = readMrz(writeMrz(traveller), TODAY)
    const filled = mrz ? fillFields(ospite, recognisedOf(mrz)) : {}
    expect(Object.fromEntries(Object.entries(filled).map(([key, { value, checked }]) => [key, [value, checked]]))).toEqual({
      nome: ['Anna', false],
      cognome: ['De Luca', false],
      data_nascita: ['1992-02-29', true],
      cittadinanza: ['GERMANIA', false],
      sesso: ['F', false],
      tipo_documento: ['PP', false],
      numero_documento: ['XT4799732', true],
      stato_rilascio: ['FRANCIA', false],
    })
  })

  it('puts the place of birth wherever the form asks for it, and takes no other date for the birth', () => {
    const proved = (value: string) => ({ value, source: 'RSSMRA80A01H501U', at: 0, proof: 'checked' as const })
    const filled = fillFields(schedina, { birthPlace: proved('Roma'), birthState: proved('ITALIA'), date: proved('2026-11-20') })
    expect(valuesOf(filled)).toEqual({ luogo_nascita: 'Roma', comune_nascita: 'Roma', stato_nascita: 'ITALIA' })
    expect(filled['comune_nascita']?.checked).toBe(true)
  })

  it('finds a state by its code where the form calls it otherwise', () => {
    const usa = { value: "STATI UNITI D'AMERICA", source: 'USA', at: 0, proof: 'unchecked' as const }
    expect(valuesOf(fillFields(schedina, { nationality: usa }))).toEqual({ cittadinanza: 'USA' })
  })

  it('puts name and surname together for a form that has one field for both', () => {
    const found = (value: string, proof: 'checked' | 'unchecked') => ({ value, source: value, at: 0, proof })
    const card = { firstName: found('Alice', 'checked'), lastName: found('Tamburini', 'unchecked') }
    expect(valuesOf(fillFields(ospite, card))).toEqual({ nome: 'Alice', cognome: 'Tamburini' })
    const studente = { ...nota, fields: { nome: text('Nome') } }
    expect(fillFields(studente, card)['nome']).toMatchObject({ value: 'Alice Tamburini', checked: false })
    expect(valuesOf(fillFields(studente, { firstName: card.firstName }))).toEqual({ nome: 'Alice' })
  })

  it('gives the whole name to a form that has one field for it', () => {
    const mrz = readMrz(writeMrz(traveller), TODAY)
    expect(valuesOf(fillFields(fornitore, mrz ? recognisedOf(mrz) : {}))).toEqual({ nome: 'Anna De Luca' })
  })

  it.each([
    ['Ordine n. 12\nPulizia straordinaria uffici', 'Pulizia straordinaria uffici', 'pulizia'],
    ['Sanificazione ambulatorio, entro venerdì', 'Sanificazione ambulatorio, entro venerdì', 'sanificazione'],
    ['Intervento: pulizia vetri', 'pulizia vetri', 'pulizia'],
    ['Pulizia: sanificazione bagni', 'sanificazione bagni', 'sanificazione'],
  ])('reads the kind of a cleaning job in %j', (order, words, option) => {
    expect(readText(order, TODAY).service?.value).toBe(words)
    expect(valuesOf(fillFields(lavoro, readText(order, TODAY)))).toMatchObject({ tipo: option })
  })

  it('says which fields a document could fill', () => {
    expect(scannableFields(fornitore)).toEqual(['nome', 'piva', 'telefono', 'posta', 'prezzo'])
    expect(scannableFields(nota)).toEqual([])
  })
})
