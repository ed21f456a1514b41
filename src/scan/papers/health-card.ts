import { matchesPerson } from '../../kernel/italian/codice-fiscale.ts'
import type { Found } from '../found.ts'
import { formOf, valueAt, type Labels } from '../page/labels.ts'
import { datesIn } from '../patterns/date.ts'
import { readTesseraSanitaria } from '../tessera-sanitaria.ts'
import { asDay, asName, asSex } from './accept.ts'
import { placeIn } from './birth-place.ts'
import { known, type PaperReader } from './reader.ts'

const LABELS: Labels = {
  code: ['codice fiscale', 'numero di identificazione personale'],
  surname: ['cognome'],
  name: ['nome'],
  place: ['luogo di nascita'],
  province: ['provincia'],
  birth: ['data di nascita'],
  sex: ['sesso'],
  expiry: ['data di scadenza', 'scadenza'],
  institution: ["numero di identificazione dell'istituzione"],
  card: ['numero di identificazione della tessera'],
  '': ['tessera sanitaria', 'regione', 'tessera europea di assicurazione malattia', 'carta nazionale dei servizi'],
}

/** The card of health insurance, its front and the European back: where columns stand beside each other, and what its code proves. */
export const healthCard: PaperReader = {
  signs: { 'tessera sanitaria': 2, 'tessera europea di assicurazione malattia': 2, 'tessera europea': 1 },
  always: ['fiscalCode', 'lastName', 'firstName', 'expiryDate'],
  patterns: ['fiscalCode', 'phone', 'email'],
  read: async (page, today) => {
    const form = formOf(page, LABELS)
    const card = readTesseraSanitaria(page.text, today)
    const code = card && card.codiceFiscale.proof !== 'unchecked' ? card.codiceFiscale.value : undefined
    const either = (part: 'cognome' | 'nome', label: string): Found | undefined => {
      const labelled = valueAt(form, label, asName)
      const agrees = labelled && code && !matchesPerson(code, { [part]: labelled.value }).includes(part)
      return agrees ? labelled : (card?.[part] ?? labelled)
    }
    const birthDate = valueAt(form, 'birth', asDay(today, true))
    const place = valueAt(form, 'place', (text) => (/^\p{L}{2}/u.test(text) ? text : undefined))
    const province = valueAt(form, 'province', (text) => /^[A-Z]{2}$/.exec(text)?.[0])
    const coming = datesIn(page.text, today).find(({ value }) => value > today)
    return known({
      fiscalCode: card?.codiceFiscale,
      lastName: either('cognome', 'surname'),
      firstName: either('nome', 'name'),
      birthDate,
      birthPlace: place ? await placeIn(province ? `${place} (${province})` : place, birthDate?.value) : undefined,
      sex: valueAt(form, 'sex', asSex),
      expiryDate: valueAt(form, 'expiry', asDay(today)) ?? coming ?? card?.scadenza,
    })
  },
}
