import * as k from '../../kernel/describe.ts'
import { LONGEST } from './durate.ts'
import { pulizia } from './pulizia.ts'

/** Plans the cleanings that a day lacks, in one change that can be undone. */
export const pianifica = k.defineAction(pulizia, {
  key: 'pianifica',
  label: 'Pianifica la giornata',
  title: 'Pianifica la giornata',
  description: 'Aggiunge le pulizie che mancano: il cambio dove qualcuno parte, il rassetto dove resta.',
  icon: 'sparkles',
  on: 'list',
  inputs: { giorno: k.day('Giorno', { near: { past: 0, future: 120 } }) },
  prefill: (_rows, _read, { today }) => ({ giorno: today }),
  plan: async ({ giorno }, read, { today }) => {
    if (giorno < today) return { problems: [{ path: 'giorno', code: 'rule', message: 'Un giorno passato non si pianifica.' }] }
    const [{ pianoPulizie }, camere, prenotazioni, pulizie] = await Promise.all([
      import('./piano-pulizie.ts'),
      read.find('camera', []),
      read.find('prenotazione', [
        k.lte('arrivo', giorno),
        k.gt('arrivo', k.addDays(giorno, -LONGEST)),
        k.oneOf('stato', ['confermata', 'arrivato', 'partito']),
      ]),
      read.find('pulizia', [k.eq('giorno', giorno)]),
    ])
    const changes = pianoPulizie({ giorno, today, camere, prenotazioni, pulizie })
    const message = `Per ${k.formatLongDate(giorno)} non c’è altro da programmare.`
    return changes.length > 0 ? changes : { problems: [{ path: 'giorno', code: 'rule', message }] }
  },
  confirm: 'Pianifica',
  done: ({ giorno }) => `Pulizie programmate per ${k.formatLongDate(giorno)}`,
})
