import * as k from '../../kernel/describe.ts'
import { campiSchedina } from './campi-schedina.ts'
import { dichiarata, effettiCorrezione } from './schedina-dichiarata.ts'
import { datiProposti, MAX_NOTTI } from './schedina-di.ts'
import { capoDellaPrenotazione, conCapo, conflittiGruppo, effettiGruppo, isCapo, prossimoGruppo } from './schedine-gruppi.ts'

/** Nights from a day to the departure of the booking, as the file takes them; 1 where no booking reaches beyond that day. */
async function nottiDi(booking: string | undefined, day: string, read: k.Read): Promise<number> {
  const stay = booking && (await read.get('prenotazione', booking))
  if (!stay) return 1
  const nights = k.daysBetween(day, k.addDays(String(stay['arrivo']), Number(stay['notti'])))
  return Math.max(1, Math.min(nights, MAX_NOTTI))
}

/** One person declared to the police for one stay (art. 109 TULPS): a copy of the data as they were sent. */
export const schedina = k.defineEntity({
  ...campiSchedina,
  label: { one: 'Schedina', many: 'Schedine', gender: 'f' },
  title: [['cognome', 'nome'], 'data_arrivo'],
  untitled: 'Ospite senza nome',
  apart: ['data_nascita'],
  alike: [['cognome', 'nome', 'data_arrivo']],
  synonyms: ['schedine', 'alloggiati', 'questura', 'polizia', 'registrazione'],
  makes: ['registra', 'compila', 'apri'],
  sort: [k.desc('data_arrivo'), k.asc('famiglia_gruppo'), k.asc('tipo_alloggiato')],
  form: [
    {
      fields: [
        'ospite',
        'famiglia_gruppo',
        'tipo_alloggiato',
        'capo',
        'data_arrivo',
        'notti_permanenza',
        'cognome',
        'nome',
        'sesso',
        'data_nascita',
        'comune_nascita',
        'stato_nascita',
        'cittadinanza',
        'tipo_documento',
        'numero_documento',
        'stato_rilascio',
        'comune_rilascio',
      ],
    },
    {
      title: 'Soggiorno e statistica',
      fields: ['prenotazione', 'ora_arrivo', 'stato_residenza', 'comune_residenza', 'esenzione', 'corregge'],
    },
  ],
  table: ['data_arrivo', 'cognome', 'nome', 'tipo_alloggiato', 'cittadinanza', 'numero_documento', 'famiglia_gruppo', 'stato'],
  board: 'stato',
  prefill: ({ today }) => ({ data_arrivo: today }),
  // Offered and not prefilled: the guest that is chosen brings another citizenship, the head another number, and the hour goes on while the form waits.
  proposes: async ({ ospite, capo, corregge, prenotazione, data_arrivo, tipo_alloggiato }, read, { today, time: now }) => {
    const chosen = capo && (await read.get('schedina', capo))
    const head = capo
      ? chosen && k.rowOf(campiSchedina, chosen)
      : corregge || isCapo(tipo_alloggiato)
        ? undefined
        : await capoDellaPrenotazione(read, prenotazione)
    const offered: Readonly<Record<string, unknown>> = {
      famiglia_gruppo: await prossimoGruppo(read, data_arrivo ?? today),
      notti_permanenza: await nottiDi(prenotazione, data_arrivo ?? today, read),
      tipo_alloggiato: 'singolo',
      ...datiProposti(ospite && (await read.get('ospite', ospite))),
      ...(now && { ora_arrivo: data_arrivo === today ? now : '' }),
      ...(head && conCapo(head)),
    }
    return offered
  },
  effects: async (before, after, read) => [...(await effettiGruppo(before, after, read)), ...effettiCorrezione(before, after)],
  conflicts: conflittiGruppo,
  settled: dichiarata,
})
