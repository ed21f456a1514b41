import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { fillFields, scannableFields } from '../src/scan/fill-fields.ts'
import type { Found } from '../src/scan/found.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { readText } from '../src/scan/read-text.ts'
import { paziente } from '../src/sectors/dentisti/paziente.ts'
import { incasso } from '../src/sectors/dentisti/incasso.ts'
import { documento } from '../src/sectors/farmacie/documento.ts'
import { fornitore } from '../src/sectors/farmacie/fornitore.ts'
import { ricetta } from '../src/sectors/farmacie/ricetta.ts'
import { piatto } from '../src/sectors/ristorazione/piatto.ts'
import { studente } from '../src/sectors/formazione/studente.ts'
import { intervento } from '../src/sectors/pulizie/intervento.ts'

const sectors = await Promise.all(readySlugs.map(async (slug) => loaderOf(slug)?.sector()))
const forms = sectors.flatMap((sector) => Object.values<AnyEntity>(sector?.entities ?? {})).filter(({ scans }) => scans)

describe('the papers that forms say they take', () => {
  it('are said by some', () => expect(forms.length).toBeGreaterThan(2))

  it.each(forms.flatMap((form) => (form.scans ?? []).map((paper) => [form.name, paper, form] as const)))(
    '%s has two fields or more for what a %s says',
    (_name, paper, form) => expect(scannableFields({ ...form, scans: [paper] }).length).toBeGreaterThan(1),
  )

  it('a patient takes a tessera sanitaria: names, birth and code', () => {
    const found = (value: string): Found => ({ value, source: value, at: 0, proof: 'checked' })
    const filled = fillFields(paziente, {
      lastName: found('Rossi'),
      firstName: found('Maria'),
      birthDate: found('1980-01-01'),
      fiscalCode: found('RSSMRA80A41H501Y'),
      expiryDate: found('2030-01-01'),
    })
    expect(Object.fromEntries(Object.entries(filled).map(([key, { value }]) => [key, value]))).toEqual({
      cognome: 'Rossi',
      nome: 'Maria',
      data_nascita: '1980-01-01',
      codice_fiscale: 'RSSMRA80A41H501Y',
    })
  })

  it('a student takes the document of a person: it fills name, code and birth', () => {
    const found = (value: string): Found => ({ value, source: value, at: 0, proof: 'checked' })
    const filled = fillFields(studente, {
      firstName: found('Alice'),
      lastName: found('Tamburini'),
      birthDate: found('1990-04-12'),
      birthPlace: found('Mantova'),
      fiscalCode: found('RSSMRA80A41H501Y'),
      expiryDate: found('2030-01-01'),
    })
    expect(Object.fromEntries(Object.entries(filled).map(([key, { value }]) => [key, value]))).toEqual({
      nome: 'Alice Tamburini',
      data_nascita: '1990-04-12',
      luogo_nascita: 'Mantova',
      codice_fiscale: 'RSSMRA80A41H501Y',
    })
    expect(scannableFields({ ...studente, scans: ['carta_identita'] })).toEqual(['nome', 'data_nascita', 'luogo_nascita'])
  })

  it('a pharmacy reads the number of a prescription, and the firm, the number and the total of a delivery note', () => {
    expect(scannableFields(ricetta)).toEqual(expect.arrayContaining(['nre', 'paziente', 'codice_fiscale']))
    expect(scannableFields(documento)).toEqual(expect.arrayContaining(['nre', 'codice_fiscale', 'piva', 'numero', 'data', 'totale']))
    expect(scannableFields(fornitore)).toEqual(expect.arrayContaining(['ragione_sociale', 'piva']))
  })

  it('what no paper says is asked of none: what was cooked, paid or sold', () => {
    for (const form of [piatto, incasso]) expect(scannableFields(form)).toEqual([])
  })

  it.each([
    ['Ordine n. 12\nSanificazione ambulatori entro venerdì', 'ambulatori'],
    ['Intervento: pulizia scale e androne', 'scale'],
    ['Pulizia straordinaria uffici', 'straordinaria'],
  ])('the cleaning form takes its kind from the keywords intervento, pulizia, sanificazione: «%s»', (paper, tipo) => {
    expect(fillFields(intervento, readText(paper, '2026-11-21'))['tipo']).toMatchObject({ value: tipo, checked: false })
    expect(scannableFields(intervento)).toEqual(expect.arrayContaining(['tipo', 'data', 'indirizzo']))
  })
})
