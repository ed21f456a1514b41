import { defineEntity } from '../../kernel/define-entity.ts'
import { field, today } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { PRESENTI } from './stati.ts'

/** A square of the register: who came to which lesson. */
export const presenza = defineEntity({
  name: 'presenza',
  label: { one: 'Presenza', many: 'Presenze', gender: 'f' },
  fields: {
    studente: reference('Studente', 'studente', { synonyms: ['allievo', 'nome'] }),
    lezione: reference('Lezione', 'lezione'),
    segno: choice(
      'Segno',
      { presente: 'Presente', assente: 'Assente', ritardo: 'Ritardo' },
      {
        tones: { presente: 'success', assente: 'destructive', ritardo: 'warning' },
        also: {
          presente: ['c’è', 'sì', 'presenti', 'è venuto', 'c’erano', 'venuti', 'era presente', 'è presente', 'è arrivato'],
          assente: [
            'manca',
            'no',
            'assenti',
            'assenza',
            'assenze',
            'mancavano',
            'mancava',
            'è mancato',
            'non c’era',
            'non viene',
            'non è venuto',
            'ha saltato',
            'mancato',
            'non ci sarà',
            'non si è presentato',
            'non si è presentata',
            'ha bucato',
            'non c’è',
            'è mancata',
            'non è venuta',
            'assenti giustificati',
            'assenze ha fatto',
            'assenze ha',
            'ha fatto assenze',
            'lezioni ha saltato',
            'lezioni ha perso',
            'volte è mancato',
            'volte è mancata',
            'volte è stato assente',
            'volte è stata assente',
            'volte non è venuto',
            'volte non è venuta',
            'è rimasto a casa',
            'è rimasta a casa',
          ],
          ritardo: [
            'in ritardo',
            'tardi',
            'è arrivato tardi',
            'è arrivata tardi',
            'ritardi',
            'è in ritardo',
            'era in ritardo',
            'arriva tardi',
            'entrato dopo',
            'entrata dopo',
            'arrivato in ritardo',
            'arrivata in ritardo',
            'ritardi ha fatto',
            'ha fatto ritardi',
            'ha fatto tardi',
            'è entrato tardi',
            'è entrata tardi',
          ],
        },
      },
    ),
    nota: optional(text('Nota', { placeholder: 'Avvisato, certificato medico…', synonyms: ['giustificazione', 'motivo'] })),
    data: derived(date('Data'), field('lezione.data')),
  },
  title: ['studente', 'lezione', 'segno'],
  synonyms: ['appello', 'assenza', 'assenze', 'registro', 'foglio firme', 'ritardo'],
  makes: ['segna', 'registra', 'fai l’appello', 'segna assente', 'segna presente', 'segnalo assente'],
  unique: [['studente', 'lezione']],
  sort: [{ field: 'data', direction: 'near' }],
  table: ['data', 'studente', 'lezione', 'segno', 'nota'],
  rules: [
    {
      field: 'lezione',
      message: 'La lezione è di un altro corso.',
      when: [{ field: 'studente.corso', op: 'ne', value: field('lezione.corso') }],
    },
    {
      field: 'segno',
      message: 'La lezione non c’è ancora stata: si può segnare solo un’assenza annunciata.',
      when: [
        { field: 'segno', op: 'in', value: PRESENTI },
        { field: 'lezione.data', op: 'gt', value: today() },
      ],
    },
    {
      field: 'lezione',
      message: 'La lezione è annullata o da recuperare.',
      when: [{ field: 'lezione.stato', op: 'in', value: ['annullata', 'da_recuperare'] }],
    },
  ],
})
