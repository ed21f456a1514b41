import * as k from '../../kernel/describe.ts'
import { collaboratore } from './collaboratore.ts'

const tipi = { ore: 'Ore di lavoro', acquisto: 'Acquisto', esterno: 'Collaboratore esterno', trasferta: 'Trasferta' } as const

/** Hours or an expense on a project: what it takes of the budget, and what it costs the firm. */
export const spesa = k.defineEntity({
  name: 'spesa',
  label: { one: 'Voce di spesa', many: 'Ore e spese', gender: 'f' },
  fields: {
    progetto: k.reference('Progetto', 'progetto', { among: () => [k.ne('stato', 'annullato')], synonyms: ['commessa', 'lavoro'] }),
    giorno: k.day('Giorno', { near: { past: 120, future: 0 }, synonyms: ['data fattura', 'data documento'] }),
    tipo: k.choice('Tipo', tipi, {
      tones: { ore: 'primary', acquisto: 'neutral', esterno: 'info', trasferta: 'neutral' },
      also: {
        ore: ['ore', 'lavoro', 'manodopera', 'ore lavorate', 'di lavoro'],
        acquisto: ['materiale', 'fattura fornitore', 'acquisti', 'comprato', 'materiali', 'spesa viva', 'attrezzatura', 'forniture'],
        esterno: ['subappalto', 'consulente', 'freelance', 'esterni', 'fuori', 'terzi', 'consulenza'],
        trasferta: [
          'viaggio',
          'chilometri',
          'rimborso',
          'trasferte',
          'viaggi',
          'treno',
          'benzina',
          'autostrada',
          'albergo',
          'vitto',
          'missione',
          'pedaggio',
          'hotel',
          'pranzo',
          'taxi',
          'parcheggio',
          'km',
          'aereo',
          'carburante',
        ],
      },
    }),
    collaboratore: k.optional(k.reference('Collaboratore', 'collaboratore', { synonyms: ['chi', 'persona'] })),
    descrizione: k.text('Descrizione', { wide: true, synonyms: ['causale', 'cosa', 'attività'] }),
    quantita: k.hours('Ore o quantità', {
      min: 0.01,
      noun: { gender: 'f' },
      synonyms: ['ore', 'quantità', 'km', 'chilometri', 'pezzi', 'ore fatte'],
    }),
    prezzo: k.price('Tariffa o prezzo', {
      each: true,
      short: 'Prezzo',
      noun: { said: 'prezzo' },
      hint: 'Quanto pesa sul budget, per ora o per pezzo, IVA esclusa.',
      synonyms: ['imponibile', 'totale imponibile', 'importo'],
    }),
    costo_unitario: k.optional(
      k.money('Costo per noi', {
        each: true,
        hint: 'Per ora o per pezzo, dove è diverso dal prezzo.',
        noun: { said: 'costo' },
        synonyms: ['costo'],
      }),
    ),
    fornitore: k.optional(
      k.supplier('Fornitore', { max: 120, synonyms: ['ragione sociale', 'comprato da', 'da chi', 'pagato a', 'presso'] }),
    ),
    documento: k.optional(k.text('Numero del documento', { max: 40, short: 'Documento', synonyms: ['numero fattura', 'numero ddt'] })),
    importo: k.derived(k.money('Importo', { synonyms: ['speso'] }), k.times('quantita', 'prezzo')),
    costo: k.derived(k.money('Costo', { synonyms: ['uscite'] }), k.times('quantita', k.first('costo_unitario', 'prezzo'))),
    margine: k.derived(k.money('Margine', { min: k.euro(-10_000_000) }), k.minus('importo', 'costo')),
  },
  title: ['descrizione', 'giorno', 'progetto'],
  synonyms: ['spesa', 'spese', 'costo', 'costi', 'rapportino'],
  makes: ['segna', 'registra', 'carica', 'ho lavorato', 'segna ore', 'registra ore'],
  scans: ['fattura'],
  sort: [k.desc('giorno')],
  form: [
    { fields: ['progetto', 'giorno', 'tipo', 'collaboratore', 'descrizione', 'quantita', 'prezzo', 'costo_unitario'] },
    { title: 'Documento del fornitore', fields: ['fornitore', 'documento'] },
  ],
  table: ['giorno', 'descrizione', 'progetto', 'tipo', 'collaboratore', 'quantita', 'importo'],
  rules: [
    { field: 'collaboratore', message: 'Scegli di chi sono le ore.', when: [k.eq('tipo', 'ore'), k.empty('collaboratore')] },
    { field: 'progetto', message: 'Il progetto è annullato: non prende altre spese.', when: [k.eq('progetto.stato', 'annullato')] },
  ],
  proposes: tariffaDi,
  prefill: ({ today: giorno }) => ({ giorno, tipo: 'ore', quantita: 1 }) as const,
})

/** An hour is charged, and costs, as it does on the day it is written down: what changes later leaves it alone. */
async function tariffaDi(
  { collaboratore: id, tipo }: { readonly collaboratore?: string | undefined; readonly tipo?: string | undefined },
  read: k.Read,
) {
  const row = id !== undefined && tipo === 'ore' ? await read.get('collaboratore', id) : undefined
  if (!row) return {}
  const { tariffa, costo_ora } = k.rowOf(collaboratore, row)
  return { prezzo: tariffa, costo_unitario: costo_ora }
}
