import { describe, expect, it } from 'vitest'
import { choice } from '../src/kernel/fields/choice.ts'
import { email } from '../src/kernel/fields/email.ts'
import type { Field } from '../src/kernel/fields/field.ts'
import { fiscalCode } from '../src/kernel/fields/fiscal-code.ts'
import { phone } from '../src/kernel/fields/phone.ts'
import { place } from '../src/kernel/fields/place.ts'
import { plate } from '../src/kernel/fields/plate.ts'
import { longText, text } from '../src/kernel/fields/text.ts'
import { vatNumber } from '../src/kernel/fields/vat-number.ts'
import { checkIban } from '../src/kernel/italian/iban.ts'

/** Zero-width space, soft hyphen, marks of direction, word joiner, byte order mark. */
const SIGNS = ['\u200b', '\u00ad', '\u200e', '\u202a', '\u2060', '\ufeff']

/** A refusal because of them would show nothing that is wrong. */
describe('signs that nobody sees', () => {
  const kinds: readonly (readonly [Field, string])[] = [
    [text('Nome'), 'Anna Maria'],
    [longText('Note'), 'Prima riga\nseconda'],
    [place('Comune'), "Reggio nell'Emilia"],
    [email('Email'), 'anna@example.it'],
    [phone('Telefono'), '+393355551401'],
    [fiscalCode('Codice fiscale'), 'RSSMRA80A01H501U'],
    [vatNumber('Partita IVA'), '00743110157'],
    [plate('Targa'), 'AB123CD'],
    [choice('Stato', { UK: 'Regno Unito', IT: 'Italia' }), 'UK'],
  ]
  it.each(kinds.map(([field, value]) => [field.kind, field, value] as const))('are left out of a %s', (_kind, field, value) => {
    const written = field.kind === 'choice' ? 'Regno Unito' : value
    for (const sign of SIGNS) {
      const pasted = `${sign}${written.slice(0, 2)}${sign}${written.slice(2)}${sign}`
      expect(field.schema.safeParse(field.parse(pasted))).toMatchObject({ success: true, data: value })
      const kept = field.kind === 'choice' ? value : pasted
      expect(field.schema.safeParse(kept)).toMatchObject({ success: true, data: value })
    }
  })

  it('are left out of an IBAN', () => {
    for (const sign of SIGNS)
      expect(checkIban(`IT60${sign} X054 2811 1010 0000 0123 456${sign}`)).toMatchObject({ ok: true, country: 'IT' })
  })

  it('joiners stay where a script or an emoji needs them', () => {
    expect(text('Nome').parse('👩\u200d🍳')).toBe('👩\u200d🍳')
  })

  it('alone are nothing', () => {
    expect(text('Nome').schema.safeParse('\u200b \u00ad').success).toBe(false)
  })
})
