import { righeOrario } from '../../common/orario-campione.ts'
import { PATRONO } from './officina.ts'

/** Opening hours of the demo. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: PATRONO,
    fasce: [
      { giorni: 'lun_ven', dalle: '08:00', alle: '12:30' },
      { giorni: 'lun_ven', dalle: '14:00', alle: '18:30' },
    ],
  })
