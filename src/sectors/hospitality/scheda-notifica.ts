import { schedaNotificazione } from '../../documents/schedine-alloggiati/scheda-notificazione.ts'
import * as k from '../../kernel/describe.ts'
import { houseOf } from './conto-soggiorno.ts'
import { schedina } from './schedina.ts'

/** The registration card that a guest checks and signs at the desk. */
export const schedaNotifica = k.definePrint(schedina, {
  key: 'scheda_notifica',
  label: 'Stampa scheda di notificazione',
  reads: ['schedina.numero_documento'],
  async paper(card, store) {
    const house = await houseOf(store)
    const { fields } = schedina
    return schedaNotificazione(house?.nome ?? '', card.data_arrivo, (key) => ({
      label: fields[key].label,
      value: written(fields[key], card[key]),
    }))
  },
})

const written = (field: k.Field, value: unknown) => (value === undefined ? '' : field.format(value))
