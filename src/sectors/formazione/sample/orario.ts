import { righeOrario } from '../../common/orario-campione.ts'

/** Opening hours of the demo. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: '03-18',
    fasce: [
      { giorni: 'lun_sab', dalle: '08:30', alle: '13:00' },
      { giorni: 'lun_sab', dalle: '14:00', alle: '22:00' },
    ],
  })
