import * as k from '../../kernel/describe.ts'
import { firmaConsenso } from '../common/consenso.ts'
import { categorie } from './categorie.ts'

/** Technical cards with their photos are read by those who do the treatments. */
export const { groups, only } = k.defineGroups({ schede: 'Schede tecniche e foto' })

const fototipi = { i: 'I', ii: 'II', iii: 'III', iv: 'IV', v: 'V', vi: 'VI' } as const
export const consensi = { privacy: 'Privacy', marketing: 'Marketing', foto: 'Foto', trattamento: 'Trattamento' } as const

/** Technical card of one sitting: what was seen, with which settings it was treated, how it looked before and after. */
export const scheda = k.defineEntity({
  name: 'scheda',
  label: { one: 'Scheda tecnica', many: 'Schede tecniche', gender: 'f' },
  access: only('schede'),
  fields: {
    cliente: k.reference('Cliente', 'cliente'),
    giorno: k.day('Giorno', { near: { past: 365, future: 0 } }),
    zona: k.choice('Zona', categorie, { noun: { gender: 'f' } }),
    trattamento: k.optional(k.reference('Trattamento', 'trattamento')),
    operatrice: k.optional(k.reference('Operatrice', 'operatrice')),
    fototipo: k.optional(k.choice('Fototipo', fototipi)),
    osservazioni: k.optional(
      k.longText('Osservazioni', { noun: { gender: 'f', plural: true }, placeholder: 'Inestetismi, misure, reazioni' }),
    ),
    parametri: k.optional(k.text('Parametri', { wide: true, noun: { plural: true }, hint: 'Apparecchio, potenza, tempi.' })),
    prima: k.optional(k.image('Foto prima', { noun: { gender: 'f' }, max: 4 })),
    dopo: k.optional(k.image('Foto dopo', { noun: { gender: 'f' }, max: 4 })),
    consigli: k.optional(k.longText('Consigli per casa')),
  },
  title: ['cliente', 'giorno'],
  makes: ['compila', 'scrivi'],
  scans: [],
  alike: [['cliente', 'giorno', 'zona']],
  sort: [k.desc('giorno')],
  form: [
    { fields: ['cliente', 'giorno', 'zona', 'trattamento', 'operatrice', 'fototipo', 'osservazioni', 'parametri', 'consigli'] },
    { title: 'Foto', fields: ['prima', 'dopo'] },
  ],
  table: ['giorno', 'cliente', 'zona', 'trattamento', 'operatrice', 'parametri'],
  // Photos are kept of those who have agreed to them.
  async conflicts({ cliente: id, prima = [], dopo = [] }, read) {
    if (prima.length + dopo.length === 0 || (await read.get('cliente', id))?.['foto'] === 'si') return []
    const message = 'Manca il consenso alle foto: fallo firmare, poi allega le immagini.'
    return [{ path: prima.length > 0 ? 'prima' : 'dopo', code: 'rule', message }]
  },
  prefill: ({ today: giorno }) => ({ giorno, zona: 'viso' }) as const,
})

/** Consent that a customer signs once for her data, offers and photos, and once for each treatment that wants one. */
export const consenso = k.defineEntity({
  name: 'consenso',
  label: { one: 'Consenso', many: 'Consensi', gender: 'm' },
  fields: {
    cliente: k.reference('Cliente', 'cliente'),
    tipo: k.choice('Consenso a', consensi, { short: 'Tipo', noun: { said: 'tipo di consenso' }, also: { privacy: ['gdpr'] } }),
    trattamento: k.optional(k.reference('Trattamento', 'trattamento', { hint: 'Solo per il consenso informato a un trattamento.' })),
    ...firmaConsenso('la cliente'),
  },
  title: ['tipo', 'cliente'],
  synonyms: ['informativa', 'liberatoria', 'modulo'],
  makes: ['fai firmare', 'prepara'],
  scans: [],
  alike: [['cliente', 'tipo', 'trattamento']],
  sort: [k.desc('data')],
  form: [{ fields: ['cliente', 'tipo', 'trattamento', 'data', 'firmatario', 'firmato_il', 'firma'] }],
  board: false,
  table: ['data', 'cliente', 'tipo', 'trattamento', 'firmato_il', 'stato'],
  rules: [
    {
      field: 'trattamento',
      message: 'Scegli il trattamento a cui si acconsente.',
      when: [k.eq('tipo', 'trattamento'), k.empty('trattamento')],
    },
  ],
  prefill: ({ today }) => ({ data: today, tipo: 'privacy' }) as const,
})
