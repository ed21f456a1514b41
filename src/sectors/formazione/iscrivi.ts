import * as k from '../../kernel/describe.ts'
import { studente } from './studente.ts'

/** Who comes back: the same person in another course, or in another edition, with a place of his own. */
export const iscriviAltrove = k.defineAction(studente, {
  key: 'iscrivi_altrove',
  label: 'Iscrivi a un altro corso',
  title: 'Iscrivi a un altro corso',
  synonyms: ['riscrivi'],
  icon: 'plus',
  on: 'record',
  reads: ['corso'],
  inputs: {
    corso: k.reference('Corso', 'corso', { among: () => [k.oneOf('stato', ['programmato', 'attivo'])] }),
    iscrizione: k.date('Iscrizione', { noun: { said: 'data di iscrizione' }, near: { past: 60, future: 60 } }),
  },
  prefill: (_row, _read, { today }) => ({ iscrizione: today }),
  async plan({ corso, iscrizione }, read, _at, { id }) {
    const row = await read.get('studente', id)
    if (!row) return []
    const { nome, email, telefono, codice_fiscale, data_nascita, luogo_nascita, azienda, corso: before } = k.rowOf(studente, row)
    if (corso === before) return { problems: [{ path: 'corso', code: 'rule', message: 'È già iscritto a questo corso.' }] }
    const person = { nome, email, telefono, codice_fiscale, data_nascita, luogo_nascita, azienda }
    return [{ type: 'create', entity: 'studente', values: { ...person, corso, iscrizione, precedente: id }, from: 'corso' }]
  },
  confirm: 'Iscrivi',
  done: () => 'Studente iscritto',
})
