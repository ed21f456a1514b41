import * as k from '../../kernel/describe.ts'
import { cliente } from './cliente.ts'
import { collaboratore } from './collaboratore.ts'
import { fase } from './fase.ts'
import { fattura } from './fatture.ts'
import { progetto } from './progetto.ts'
import { spesa } from './spesa.ts'

/** Everything about one project: budget and work done, its phases, what was spent on it and what was billed. */
export const schedaProgetto = k.definePrint(progetto, {
  key: 'scheda_progetto',
  label: 'Stampa scheda progetto',
  with: [cliente, collaboratore, fase, spesa, fattura],
  title: '{nome}',
  subtitle: 'Scheda progetto',
  blocks: [
    { facts: ['cliente', 'responsabile', 'stato', { Inizio: 'inizio', Scadenza: 'scadenza' }, 'completato_il'] },
    { title: 'Conti, IVA esclusa', facts: ['budget', 'speso', 'progresso', 'avanzamento', 'fatturato', 'da_fatturare'] },
    { title: 'Descrizione', text: 'descrizione' },
    { title: 'Fasi', records: 'fase', by: 'progetto', sort: [k.asc('scadenza')], columns: ['nome', 'scadenza', 'ore', 'stato'] },
    {
      title: 'Ore e spese',
      records: 'spesa',
      by: 'progetto',
      sort: [k.asc('giorno')],
      columns: ['giorno', { Voce: 'descrizione', Chi: ['collaboratore', 'fornitore'], Quantità: 'quantita' }, 'importo'],
      totals: ['Speso', { Importo: 'speso' }],
    },
    {
      title: 'Fatture',
      records: 'fattura',
      by: 'progetto',
      sort: [k.asc('data')],
      columns: [{ Numero: ['numero', () => 'Bozza'] }, 'data', { Stato: 'situazione' }, 'imponibile', { 'Da incassare': 'residuo' }],
    },
  ],
})
