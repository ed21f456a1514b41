import { phrases as commonPhrases, questions as common } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  ...common,
  'Cosa devo riordinare?':
    'cosa sta finendo | farmaci sotto soglia | prodotti da ordinare | scorte basse | cosa manca | che c’è da riordinare | da riordinare | prodotti sotto soglia | cosa va ordinato | cosa sta per finire | cosa devo ordinare | cosa c’è da ordinare | farmaci da riordinare | prodotti in esaurimento | cosa scarseggia | di cosa siamo a corto | roba che sta finendo | prodotti quasi finiti | articoli sotto scorta | cosa ci manca | farmaci da ordinare | cosa dobbiamo ordinare | cosa serve ordinare | cosa bisogna ordinare | cosa ordinare | da chi devo ordinare | lista della spesa | lista degli ordini da fare | cosa va riordinato | cosa manca in magazzino | cosa manca a magazzino | che prodotti mancano | prodotti che mancano | farmaci che mancano | cosa sta per esaurirsi | prodotti che stanno finendo | farmaci che stanno finendo | prodotti in rottura | cosa è sotto scorta | chi è sotto scorta | mancanti | i mancanti',
  'Cosa è finito?':
    'prodotti esauriti | farmaci a zero | cosa non abbiamo più | rotture di stock | cosa abbiamo finito | farmaci esauriti | farmaci finiti | prodotti finiti | prodotti a zero | cosa è esaurito | cosa è terminato | prodotti terminati | prodotti che non abbiamo più | è finito | ho finito | sono finiti | è esaurito',
  'Cosa sta per scadere?':
    'farmaci in scadenza | lotti in scadenza | cosa sta per scadere nei prossimi due mesi | scadenze vicine | prodotti in scadenza | cosa scade a breve | scatole in scadenza | roba in scadenza | farmaci che scadono presto | lotti vicini alla scadenza | confezioni in scadenza | cosa scade presto | lotti che scadono | prodotti che scadono | farmaci che scadono | scatole che scadono | confezioni che scadono | articoli che scadono | roba che scade | roba che sta per scadere | che cosa sta scadendo | lotti prossimi alla scadenza | prodotti prossimi alla scadenza | scadenze del magazzino | articoli in scadenza | medicinali in scadenza | medicine in scadenza',
  'Cosa è già scaduto?':
    'farmaci scaduti | lotti scaduti | scaduti da smaltire | cosa devo buttare | prodotti scaduti | merce scaduta | roba scaduta | cosa è scaduto | scatole scadute | confezioni scadute | cosa va smaltito | lotti da smaltire | cosa va buttato | scaduti | gli scaduti | articoli scaduti | medicinali scaduti | medicine scadute | c’è qualcosa di scaduto | roba da smaltire | farmaci da smaltire | prodotti da smaltire | farmaci da buttare | roba da buttare | roba da togliere | roba scaduta da togliere | scaduti da togliere | scatole da togliere | cosa devo togliere dallo scaffale | farmaci da togliere | cosa è andato a male | lotti già scaduti',
  'Che merce deve arrivare?':
    'ordini in arrivo | ordini aperti | cosa aspettiamo dai grossisti | consegne attese | cosa ci deve portare | consegne dei grossisti attese | cosa deve ancora arrivare | ordini non ancora arrivati | cosa deve consegnare | merce in arrivo | ordini in viaggio | merce da ricevere | ordini da ricevere | cosa aspettiamo | cosa stiamo aspettando | ordini non arrivati | merce ordinata e non arrivata | ordini in corso | che ordini aspettiamo | che ordini devono arrivare | ordini che devono arrivare | consegne in arrivo | cosa ci deve arrivare | merce che deve arrivare | che roba deve arrivare',
  'Cosa arriva oggi?':
    'consegne di oggi | ordini che arrivano oggi | quali grossisti consegnano oggi | che arriva oggi | cosa arriva | cosa ci consegnano oggi | chi consegna oggi | chi ci consegna oggi | che consegne abbiamo oggi | che roba arriva oggi | quali consegne arrivano oggi | che merce arriva oggi',
  'Quali ordini sono in ritardo?':
    'consegne in ritardo | merce non arrivata | quale grossista devo sollecitare | grossisti in ritardo | ordini che dovevano già arrivare | cosa doveva già arrivare | consegne saltate | ordini da sollecitare | quali grossisti sono in ritardo',
  'Quali ordini sono arrivati solo in parte?':
    'ordini incompleti | consegne a metà | merce che manca dagli ordini | ordini arrivati a metà | consegne incomplete | ordini ricevuti a metà | ordini parziali | consegne parziali',
  'Quali ordini devo ancora inviare?':
    'ordini in bozza | ordini da mandare | proposte da confermare al grossista | ordini da inviare | ordini non ancora inviati | ordini da confermare | ordini preparati e non inviati | bozze di ordine | ordini non ancora mandati',
  'Cosa scade prima di tutto?':
    'cosa scade prima | cosa scade per primo | quale scade per primo | quale lotto scade prima | prossime scadenze | scadenza più vicina',
  'Quanto vale la merce in scadenza?':
    'quanto valgono i lotti in scadenza | valore della merce in scadenza | valore dei lotti in scadenza | quanto vale la roba in scadenza | quanto valgono i prodotti in scadenza | quanto valgono i farmaci in scadenza | quanto perdiamo con le scadenze | quanto rischiamo di buttare',
  'Quanto vale il magazzino?':
    'quanti soldi ho fermi in magazzino | quanti soldi abbiamo fermi in magazzino | soldi fermi in magazzino | quanto ho fermo in magazzino | quanto vale la merce | quanto vale quello che ho in magazzino | valore del magazzino | valore totale del magazzino | capitale fermo in magazzino | a quanto ammonta il magazzino',
  'Di che prodotto abbiamo più pezzi?':
    'che prodotto ho di più in magazzino | di cosa ho più scorta | di cosa abbiamo più pezzi | prodotti con più giacenza | prodotto con più giacenza | cosa abbiamo in abbondanza | di che cosa abbiamo più scatole',
  'Che lotti sono arrivati questo mese?':
    'lotti arrivati questo mese | lotti caricati questo mese | lotti entrati questo mese | lotti ricevuti questo mese | merce arrivata questo mese | merce entrata questo mese | che merce è arrivata questo mese',
  'Quanti pezzi abbiamo caricato?':
    'quanto abbiamo caricato | quante scatole abbiamo caricato | quante confezioni abbiamo caricato | pezzi caricati | scatole caricate | quanti pezzi sono entrati | quante confezioni sono entrate',
  'Quanto costano i prodotti?':
    'listino | listino prezzi | prezzi dei prodotti | lista dei prezzi | listino dei prodotti | prezzi di tutti i prodotti',
  'Quali ricette sono da erogare?':
    'ricette in sospeso | ricette da spedire | ricette da consegnare | chi deve ritirare la ricetta | chi deve ancora passare a ritirare | ricette ancora da erogare | ricette devo ancora erogare | qualcosa da ritirare | chi ha da ritirare | ricette non ancora ritirate | ricette aperte | ricette non erogate | ricette da evadere | ricette in attesa | ricette da preparare | ricette ancora da dare | cosa dobbiamo ancora erogare | ricette ancora aperte | da erogare | da evadere | ancora da erogare | devo ancora erogare | ricette da dare | ricette da finire | ricette che mancano | ricette non finite | ricette non ritirate | cosa deve ancora prendere | cosa deve ancora ritirare | cosa deve ritirare | cosa deve prendere | cosa dobbiamo ancora dare | cosa le dobbiamo ancora dare | cosa gli dobbiamo ancora dare | cosa manca da dare | deve ancora ritirare | ha ancora da ritirare | ha qualcosa da ritirare | ha ricette da ritirare | ha ricette in sospeso | chi deve ritirare | chi deve passare a ritirare | chi deve ancora ritirare | chi aspetta la ricetta | ricette pronte da ritirare | ricette non ancora evase | che ricette ho da erogare | che ricette devo fare',
  'Quali ricette abbiamo dato solo in parte?':
    'ricette a metà | erogazioni parziali | a chi mancano dei farmaci | ricette incomplete | ricette date a metà | ricette parziali | chi deve tornare per il resto | ricette erogate a metà | ricette consegnate in parte',
  'Che ricette abbiamo oggi?': 'ricette di oggi | ricette arrivate oggi | prescrizioni di oggi',
  'Cosa abbiamo venduto oggi?':
    'vendite di oggi | scontrini di oggi | passaggi in cassa di oggi | scontrini fatti oggi | scontrini battuti oggi | vendite fatte oggi',
  'Quali vendite sono in sospeso?':
    'scontrini sospesi | vendite messe da parte | vendite da riprendere | vendite in attesa | conti in sospeso | scontrini in sospeso | vendite lasciate a metà | vendite parcheggiate | conti lasciati in sospeso',
  'Che resi abbiamo avuto questo mese?':
    'resi del mese | vendite rese | cosa ci hanno riportato | scontrini resi | chi ha riportato qualcosa | chi ha reso qualcosa | cosa è tornato indietro | vendite restituite | merce resa dai clienti | scontrini rimborsati | resi | resi dei clienti | resi dai clienti | che resi abbiamo | quanti resi abbiamo avuto | resi fatti | vendite rimborsate | roba resa | roba riportata | cosa hanno riportato | cosa hanno reso',
  'Che scontrini detraibili abbiamo fatto questo mese?':
    'vendite per il 730 | scontrini parlanti | spese per la tessera sanitaria | scontrini con detrazione | scontrini con il codice fiscale | vendite detraibili | spese sanitarie del mese | scontrini parlanti del mese | scontrini detraibili',
  'Cosa abbiamo buttato questo mese?':
    'scarti del mese | merce smaltita | farmaci scartati | cosa abbiamo scartato | cosa abbiamo smaltito | farmaci buttati | prodotti smaltiti | merce buttata | roba buttata | roba abbiamo buttato | che roba abbiamo buttato | prodotti buttati | scatole buttate | confezioni buttate | prodotti scartati | confezioni scartate | scarti | cosa è stato buttato | cosa è finito nel cestino | merce scartata',
  'Che rettifiche di inventario abbiamo fatto?':
    'correzioni di magazzino | rettifiche del mese | differenze di inventario | rettifiche di magazzino | aggiustamenti di magazzino | correzioni di inventario | rettifiche di giacenza | differenze di magazzino',
  'Quali documenti sono da registrare?':
    'scansioni da registrare | carte da sistemare | documenti letti in attesa | documenti ho da registrare | cosa c’è da registrare | carte da registrare | scansioni in attesa | documenti da sistemare | foto da registrare | documenti non registrati | documenti in attesa',
  'Quali bolle devo caricare?':
    'ddt da registrare | bolle del grossista in attesa | documenti di trasporto da caricare | bolle da registrare | bolle da caricare | ddt da caricare | bolle non caricate | bolle in attesa | bolle da sistemare',
  'Chi deve ritirare dei farmaci?':
    'clienti con ricette aperte | chi aspetta dei farmaci | clienti da avvisare | clienti con ricette da ritirare | chi deve passare a prendere i farmaci | chi ha ricette aperte | clienti che devono ritirare | chi ha farmaci da ritirare | clienti con farmaci da ritirare',
  'Chi non ha la carta fedeltà?':
    'clienti senza tessera | a chi proporre la carta | clienti non tesserati | clienti senza carta | clienti senza carta fedeltà | clienti senza fidelity | chi non ha la tessera punti | chi è senza tessera | chi è senza carta',
  'Chi sono i clienti migliori?':
    'chi spende di più | clienti che comprano spesso | clienti affezionati | migliori clienti | clienti che spendono di più | clienti più fedeli | chi compra spesso',
  'Quali prodotti non hanno un fornitore?':
    'articoli senza grossista | farmaci senza fornitore | da chi compro questi prodotti | prodotti senza fornitore | prodotti senza grossista | articoli senza fornitore | farmaci senza grossista',
  'Quali prodotti non hanno uno scaffale?':
    'farmaci senza posto | articoli senza ubicazione | cosa devo ancora sistemare in cassetto | prodotti senza scaffale | prodotti senza posto | prodotti senza ubicazione | farmaci senza scaffale | cosa non ha uno scaffale | prodotti da mettere a scaffale | farmaci senza ubicazione',
  'Che generici abbiamo in casa?':
    'equivalenti disponibili | voci della banca dati in giacenza | equivalenti in magazzino | generici disponibili | che equivalenti abbiamo | generici in magazzino | equivalenti in giacenza | generici che abbiamo | equivalenti che teniamo | generici in giacenza',
  'Quali dispositivi non funzionano?':
    'apparecchi guasti | cosa è rotto | stampante o lettore guasti | dispositivi guasti | apparecchi che non vanno | cosa non funziona | dispositivi rotti | cosa è guasto | apparecchi rotti | cosa non va',
  'Quanto abbiamo incassato oggi?':
    'cassa di oggi | incasso della giornata | come è andata oggi | quanto abbiamo fatto oggi | come va la cassa | totale di cassa | quanto c’è in cassa | quanto abbiamo battuto oggi | quanto abbiamo in cassa | quanto abbiamo preso oggi | quanto abbiamo venduto oggi | incasso di oggi | quanto abbiamo incassato | che incasso abbiamo fatto | quanto abbiamo fatto di cassa | quanto si è incassato oggi | quanto abbiamo tirato su | quanto è entrato in cassa | totale incassato | totale scontrini | totale delle vendite | totale vendite | totale venduto | quanto fa la cassa | quanto abbiamo venduto in tutto | quanto abbiamo venduto | come è andata | come è andato | com’è andata | com’è andato | come siamo andati | come sta andando | com’è andata la giornata | quanto ho incassato | quanto ho fatto | quanto hai incassato | quanto ho venduto | quanto si è fatto | quanto si è venduto | quanto è entrato',
  'Quanto abbiamo venduto questo mese?':
    'incasso del mese | venduto del mese | quanto abbiamo fatto questo mese | quanto abbiamo incassato questo mese | vendite totali del mese | fatturato di questo mese | come va il mese | quanto abbiamo fatturato questo mese',
  'Quanto spende in media un cliente?':
    'scontrino medio | spesa media | quanto è lo scontrino medio | valore medio dello scontrino | media degli scontrini | quanto lascia in media un cliente | scontrino medio del mese',
  'Quanti clienti hanno la carta?':
    'quanti tesserati | carte fedeltà attive | quanti clienti hanno la tessera | quante tessere abbiamo fatto | quanti hanno la fidelity | quanti hanno la carta fedeltà | quanti clienti tesserati',
  'Che carichi abbiamo fatto oggi?':
    'merce caricata oggi | cosa è entrato oggi | cosa è arrivato oggi | cosa abbiamo caricato oggi | merce entrata oggi',
  'Cosa abbiamo ordinato questo mese?':
    'ordini fatti questo mese | ordini ai grossisti di questo mese | cosa abbiamo comprato questo mese | ordini di questo mese | ordini del mese',
  'Chi non viene da tanto?':
    'clienti che non vengono più | chi non si vede da un po’ | clienti spariti | clienti persi | clienti da richiamare | clienti che non vediamo da tempo | chi non viene da un mese | chi non viene più da un mese | clienti che non vengono da un mese | chi non si vede da un mese | chi non compra da un mese | clienti che non comprano da un mese | chi non passa da un mese | clienti fermi da un mese | chi non abbiamo più visto',
  'Quali ricette hanno un’esenzione?': 'ricette esenti | ricette con esenzione | chi ha l’esenzione | pazienti esenti | ricette di esenti',
  'Quali dispositivi devo ancora provare?':
    'dispositivi da provare | apparecchi mai provati | cosa non abbiamo ancora provato | stampanti da provare',
  'Che integrazioni abbiamo attive?':
    'servizi attivi | collegamenti attivi | integrazioni scelte | cosa abbiamo attivato | integrazioni attivate',
  'Che integrazioni dobbiamo valutare?':
    'collegamenti da decidere | integrazioni da decidere | servizi da valutare | integrazioni in forse',
  'Quali clienti non hanno il telefono?':
    'clienti senza telefono | clienti senza numero | chi non posso chiamare | clienti senza recapito | chi non ha lasciato il numero',
  'Che scontrini abbiamo annullato?':
    'vendite annullate | scontrini annullati | vendite cancellate | scontrini cancellati | vendite non andate a buon fine',
  'Quali fatture dei fornitori devo registrare?':
    'fatture dei grossisti da registrare | fatture fornitore in attesa | fatture ricevute da registrare | fatture di acquisto da registrare',
  'Quanti prodotti sono sotto soglia?':
    'numero di prodotti da riordinare | quanti prodotti devo riordinare | quanti farmaci stanno finendo | quanti articoli sotto scorta',
  'Quante ricette dobbiamo ancora erogare?':
    'quante ricette in sospeso | quante ricette da evadere | numero di ricette da erogare | quante ricette restano',
  'Quanto abbiamo incassato in contanti?':
    'incasso in contanti | incassato in contanti | incassi in contanti | quanto in contanti | quanti contanti abbiamo preso | quanto contante abbiamo in cassa | quanti contanti ci sono in cassa | contanti in cassa | totale contanti | contanti incassati | quanto ci hanno pagato in contanti | quanto hanno pagato in contanti | quanto abbiamo preso in contanti | quanto abbiamo venduto in contanti | quanto abbiamo fatto in contanti | quanto di contanti | quanto ho in contanti | quanto ho incassato in contanti | quanto si è incassato in contanti | quanto contante | contante incassato | quanti soldi in contanti | quanto hanno lasciato in contanti | quanto è entrato in contanti | in contanti | di contanti | in contante',
  'Quanto abbiamo incassato con la carta?':
    'incasso con carta | incassato con carta | incassi con carta | quanto in carta | quanto con carta | quanto con il pos | quanto di pos | totale pos | incasso pos | totale carte | quanto con il bancomat | quanto abbiamo incassato con il bancomat | quanto abbiamo incassato col pos | quanto hanno pagato con carta | quanto abbiamo preso con la carta | quanto abbiamo fatto con la carta | quanto è passato dal pos | quanto di carta | quanto di carte | di carte quanto | quanto di bancomat | quanto ho incassato con la carta | quanto col pos | quanto col bancomat | quanto con le carte | quanto è entrato col pos | quanto hanno pagato col bancomat | in carta | col pos | col bancomat | di bancomat',
  'Quanto abbiamo incassato con Satispay?':
    'incasso satispay | incassato con satispay | quanto in satispay | quanto con satispay | totale satispay | quanto hanno pagato con satispay | quanto di satispay | quanto ho incassato con satispay | quanto è entrato con satispay | con satispay | in satispay',
  'Quali vendite sono state pagate in contanti?':
    'vendite in contanti | scontrini in contanti | scontrini pagati in contanti | vendite pagate in contanti | chi ha pagato in contanti | vendite pagate cash',
  'Quali vendite sono state pagate con la carta?':
    'vendite con carta | scontrini con carta | scontrini pagati con carta | vendite pagate con carta | vendite pagate con il bancomat | scontrini pagati con il bancomat | vendite con il pos | scontrini con il pos | chi ha pagato con carta | chi ha pagato con il bancomat',
  'Quali vendite sono state pagate con Satispay?':
    'vendite con satispay | scontrini con satispay | vendite pagate con satispay | chi ha pagato con satispay',
  'Quante confezioni abbiamo venduto?':
    'quante scatole abbiamo venduto | quanti pezzi abbiamo venduto | quante confezioni sono state vendute | quante scatole sono state vendute | quanti pezzi sono stati venduti | pezzi venduti | confezioni vendute | scatole vendute | quante confezioni sono andate via | quante scatole sono uscite | quante confezioni sono uscite | quanti pezzi sono usciti | quanti ne abbiamo venduti | quante ne abbiamo vendute | quanto ne abbiamo venduto | quanta ne abbiamo venduta | quante se ne vendono | quanti se ne vendono | quante confezioni vendiamo | quante scatole vendiamo',
  'Qual è il prodotto più venduto?':
    'prodotti più venduti | farmaco più venduto | farmaci più venduti | articolo più venduto | articoli più venduti | i più venduti | il più venduto | cosa abbiamo venduto di più | che prodotto abbiamo venduto di più | quale prodotto abbiamo venduto di più | quale farmaco abbiamo venduto di più | cosa si vende di più | cosa vendiamo di più | quale prodotto vendiamo di più | quale prodotto si vende di più | cosa va di più | che cosa va di più | classifica dei prodotti venduti | classifica vendite | classifica dei più venduti | top prodotti | top vendite | top venduti | prodotto che va di più | prodotti che vanno di più | vendite per prodotto | venduto per prodotto | pezzi venduti per prodotto | vendite per articolo | vendite per farmaco',
  'Qual è il prodotto meno venduto?':
    'prodotti meno venduti | farmaci meno venduti | i meno venduti | il meno venduto | cosa vendiamo di meno | cosa si vende di meno | cosa abbiamo venduto di meno | quale prodotto abbiamo venduto di meno | cosa va di meno',
  'Quante confezioni abbiamo dispensato?':
    'quante confezioni abbiamo dato | quante scatole abbiamo dato | quante confezioni abbiamo dato via | quante confezioni abbiamo consegnato tra vendite e ricette | quante confezioni abbiamo erogato e venduto',
  'Quante confezioni abbiamo erogato con ricetta?':
    'quante scatole abbiamo erogato | quante confezioni abbiamo erogato | quanti pezzi abbiamo erogato | confezioni erogate | scatole erogate | quante confezioni abbiamo dato con ricetta | quante scatole abbiamo dato con ricetta',
  'Qual è il farmaco più prescritto?':
    'farmaci più prescritti | cosa prescrivono di più | cosa ci prescrivono di più | cosa eroghiamo di più | farmaci più erogati | quale farmaco eroghiamo di più | farmaco più erogato',
  'Quanti pezzi abbiamo buttato?':
    'quante confezioni abbiamo buttato | quante scatole abbiamo buttato | quante confezioni abbiamo scartato | quante scatole abbiamo scartato | quanti pezzi abbiamo scartato | quanta roba abbiamo buttato | quante confezioni abbiamo smaltito | pezzi scartati | pezzi buttati',
  'Cosa ha comprato?':
    'che cosa ha comprato | cosa ha preso | cosa prende di solito | cosa compra | cosa compra di solito | che prodotti ha comprato | che farmaci ha comprato | quali prodotti ha preso | quali farmaci ha preso | che medicine ha preso | cosa gli abbiamo venduto | cosa le abbiamo venduto | prodotti comprati | farmaci comprati | cosa abbiamo venduto | prodotti venduti | articoli venduti | farmaci venduti | confezioni uscite | che prodotti abbiamo venduto | movimenti di vendita',
  'Chi ha comprato?': 'chi l’ha comprato | a chi abbiamo venduto | a chi l’abbiamo venduto | chi ha preso | chi ha acquistato',
  'Chi viene più spesso?':
    'chi viene più spesso da noi | chi compra più spesso | cliente più assiduo | clienti più assidui | cliente che viene di più | clienti che vengono più spesso | chi è venuto più volte | clienti abituali | clienti fissi',
  'Quali vendite hanno lo sconto?':
    'vendite scontate | scontrini scontati | scontrini con lo sconto | vendite con lo sconto | a chi abbiamo fatto lo sconto',
  'Quanto sconto abbiamo fatto?':
    'quanto abbiamo scontato | totale sconti | sconti fatti | quanti sconti abbiamo fatto | quanto abbiamo tolto di sconto',
  'Quanta IVA abbiamo incassato?': 'iva sulle vendite | iva del mese | iva incassata | quanta iva sulle vendite | quanta iva abbiamo fatto',
  'Che vendite abbiamo senza cliente?':
    'vendite senza cliente | scontrini senza cliente | vendite anonime | scontrini anonimi | vendite a clienti non registrati',
  'Quanto abbiamo speso dai fornitori?':
    'quanto abbiamo speso dai grossisti | quanto abbiamo ordinato | quanto abbiamo comprato | quanto abbiamo speso di merce | quanto abbiamo speso in merce | quanto spendiamo dai grossisti | totale ordini | totale acquisti | valore degli ordini | quanto abbiamo speso in ordini | quanto abbiamo speso di ordini | abbiamo speso dai fornitori | abbiamo speso dai grossisti | speso dai fornitori | quanto spendo di ordini | quanto spendiamo di ordini | quanto spendo dai fornitori | quanto spendiamo dai fornitori | quanto ho speso di ordini | quanto ho speso dai fornitori | quanto ho ordinato | spesa per ordini | spesa dai fornitori',
  'Da chi compriamo di più?':
    'da quale fornitore compriamo di più | da quale grossista compriamo di più | da chi ordiniamo di più | fornitore da cui compriamo di più | grossista da cui compriamo di più | fornitore principale | ordini per fornitore | speso per fornitore | acquisti per fornitore | quanto abbiamo speso per fornitore | quale fornitore ci costa di più | quale fornitore costa di più | fornitore che ci costa di più | quale fornitore ci è costato di più | grossista che ci costa di più | da chi spendiamo di più | da quale fornitore spendiamo di più | fornitore più costoso | da chi abbiamo comprato di più | da chi abbiamo ordinato di più',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  'vendita.motivo': 'perché è tornato',
  prodotto:
    'sotto soglia | in scadenza | scatola | confezione | referenza | referenze | cosa abbiamo in magazzino | cosa c’è in magazzino | cosa teniamo in magazzino | tutto il magazzino',
  'prodotto.principio': 'cosa contiene | a base di',
  'prodotto.natura': 'che tipo di prodotto',
  'prodotto.ricetta':
    'serve la ricetta | ci vuole la ricetta | vuole la ricetta | ha bisogno di ricetta | si vende senza ricetta | con o senza ricetta | è da banco o con ricetta',
  'prodotto.prezzo':
    'quanto viene | a quanto lo vendiamo | prezzo di vendita | a quanto la vendiamo | a quanto li vendiamo | a quanto le vendiamo | a quanto si vende | a quanto sta | quanto vengono | prezzo al cliente | prezzo di banco | quanto lo facciamo | quanto la facciamo | quanto chiediamo per | a quanto va | quanto si paga',
  'prodotto.costo':
    'lo compriamo | prezzo del grossista | ci costa | ci costano | a noi costa | ci viene | lo paghiamo al grossista | quanto la paghiamo | quanto li paghiamo | quanto le paghiamo | la paghiamo | quanto paghiamo | a quanto la compriamo | prezzo d’acquisto | costo d’acquisto | costo unitario | mi costa | mi costano | quanto mi costa | costa a noi | costano a noi | costa dal grossista | mi viene | lo pago | la pago | li pago | le pago | a quanto lo compro | a quanto lo prendiamo',
  'prodotto.fornitore':
    'da chi lo prendiamo | chi ce lo dà | chi ce lo porta | da chi lo compriamo | chi lo fornisce | ci porta | chi ci porta | chi porta | chi ce la porta | chi ce li porta | chi ce le porta | chi ci dà | chi ce li dà | chi ce le dà | chi ce la dà | chi ci fornisce | chi la fornisce | chi li fornisce | chi le fornisce | da chi la prendiamo | da chi li prendiamo | da chi le prendiamo | da chi la compriamo | da chi li compriamo | da chi le compriamo | da chi arriva | a chi lo ordiniamo | a chi la ordiniamo | a chi li ordiniamo | da chi lo ordiniamo',
  'prodotto.ubicazione':
    'dove sta | dove lo teniamo | dove la teniamo | dove li teniamo | dove le teniamo | dove teniamo | dove sono | dove stanno | dove l’abbiamo messo | in che cassetto | in quale scaffale | collocazione | dove lo trovo',
  'prodotto.soglia': 'punto di riordino | sotto quanto riordiniamo | livello minimo | minima',
  'prodotto.giacenza':
    'ne abbiamo | quante scatole | scatole | confezioni | in casa | ne restano | ce n’è | quanto ce n’è | quanti ce n’è | abbiamo ancora | quante confezioni | disponibilità | in giacenza | abbiamo in giacenza | giacenze | in magazzino | disponibili | ne abbiamo ancora | ce n’è ancora | ce ne sono | ce ne sono ancora | ci resta | ci restano | ci rimane | ci rimangono | quante ne abbiamo | quanta ne abbiamo | quanti pezzi | pezzi ci restano | sullo scaffale | ne resta | quanto ne resta | quanta ne resta | mi restano | mi resta | mi rimangono | mi rimane | ne rimangono | ne ho | quanti ne ho | quante ne ho | pezzi rimangono | pezzi mi restano | flaconi | flaconcini | bustine | tubetti | bottiglie | bottigliette',
  'prodotto.scorta': 'sotto soglia',
  'prodotto.valore':
    'valore del magazzino | vale il magazzino | valore della merce | vale la merce | valore di magazzino | valore delle giacenze',
  'lotto.scadenza': 'scade il | va a scadere',
  'lotto.rimasto':
    'quanti ne restano | pezzi rimasti | pezzi restano | pezzi rimangono | quanti pezzi restano | quanti pezzi rimangono | ne resta | ne rimangono | pezzi ci restano | quanto ne resta | ancora dei pezzi | quanti ne abbiamo | rimasti | ne restano',
  'movimento.quantita': 'bustine | tubetti | bottiglie',
  ordine: 'ordine fornitore | in arrivo | merce | fornitura | forniture',
  'ordine.fornitore': 'a chi l’abbiamo fatto | da chi arriva | da chi abbiamo ordinato',
  'ordine.righe': 'merce ordinata | cosa c’è dentro | cosa contiene | cosa abbiamo ordinato | roba ordinata',
  'ordine.eta': 'prevista la consegna | quando arriva | attesa per | con consegna',
  'ordine.stato=ricevuto': 'arrivato tutto',
  voce: 'banca dati | voce di banca dati | voci di banca dati | voci della banca dati | in banca dati | banche dati | equivalente | equivalenti | generico | generici | prontuario | sostituto',
  'voce.titolare': 'chi lo produce | casa farmaceutica | chi lo fa | di chi è | prodotto da',
  'voce.rimborso': 'quanto rimborsa | quanto rimborsa il ssn | quota rimborsata',
  ricetta: 'ricetta elettronica | promemoria | ricette | impegnativa | ricetta rossa | ricetta bianca | ricetta dematerializzata',
  'ricetta.nre': 'codice della ricetta | numero della ricetta | ricetta elettronica | numero di ricetta',
  'ricetta.data':
    'data ricetta | di che giorno | che giorno | di quando | di che data | quando è stata fatta | quando l’ha fatta | quando l’hanno fatta',
  'ricetta.medico':
    'chi l’ha prescritta | chi l’ha fatta | prescritta da | medico curante | prescrivente | firmata da | chi l’ha scritta | scritta da | fatta da | chi la prescrive | chi l’ha firmata | medico di base | di che medico | di che dottore',
  'ricetta.righe':
    'farmaci prescritti | cosa c’è scritto | cosa c’è nella ricetta di | che farmaci ci sono | che medicine ci sono | che farmaci | farmaci della ricetta | cosa c’è dentro | cosa prescrive | cosa ha prescritto | cosa gli ha prescritto | cosa le ha prescritto | cosa contiene | di cosa è | righe',
  'ricetta.da_dare':
    'pezzi da dare | quanti pezzi | mancano da dare | pezzi mancano | quanti pezzi mancano | manca da dare | cosa le manca | cosa gli manca | pezzi da ritirare | quanto deve ancora ritirare | quanti ne mancano | da ritirare',
  vendita: 'battuta di cassa | passaggio in cassa',
  'vendita.makes': 'ho venduto | abbiamo venduto a | vendi | batti | fai lo scontrino | apri uno scontrino | apri una vendita',
  'vendita.detrazione': 'lo detrae | scarica dalle tasse',
  'vendita.righe':
    'cosa c’è nello scontrino | cosa c’è sullo scontrino | cosa c’è nella vendita | cosa c’è dentro | cosa c’era dentro | cosa c’è nel conto | cosa c’è nello scontrino di | che articoli ci sono | che prodotti ci sono | cosa contiene',
  'vendita.totale': 'battuto | abbiamo fatto | preso in cassa | fatto cassa | quanto è stato',
  'vendita.stato=sospesa': 'in pausa',
  'incasso.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  fornitore: 'casa farmaceutica | chi ci rifornisce',
  'fornitore.giorni':
    'tempi di consegna | quanto ci mette | ci mette a consegnare | impiega per consegnare | in quanto consegna | in quanto arriva | tempo di consegna | quanti giorni impiega | giorni impiega per consegnare | quanto impiega | quanti giorni ci mette | ci mette | in quanti giorni consegna | in quanti giorni arriva | quanto tempo ci mette | consegnare | per consegnare | a consegnare | a portare la merce | giorni per consegnare | in quanto tempo consegna',
  cliente: 'persone | scheda cliente',
  'cliente.carta': 'tessera fedeltà | numero carta | carta punti | carta fidelity | tessera punti | numero di tessera | numero tessera',
  'cliente.note': 'in scheda',
  'cliente.acquisti':
    'quante volte è venuto | quante volte è venuta | quante volte viene | quante volte ha comprato | quanti acquisti | numero di acquisti',
  'cliente.speso': 'spesa totale | ci ha lasciato | ha lasciato | quanto ci ha lasciato | quanto lascia | totale speso',
  'cliente.ultimo':
    'ultima volta | non si fa vedere da | si fa vedere | non viene da | ultima visita | è venuto l’ultima volta | non compra da | quando è venuto | ultimo passaggio | ultima spesa | quando è venuta | quando è passato | quando è passata | è venuta l’ultima volta | è passato l’ultima volta | è passata l’ultima volta | da quanto non viene | da quando non viene',
  'cliente.da_pagare': 'quanto deve | quanto ci deve | deve ancora pagare | quanto ha in sospeso | conto aperto | quanto mi deve',
  documento: 'bolla | promemoria | carte lette | volantino | ricetta letta',
  'documento.nome': 'di chi è',
  'documento.stato=da_registrare': 'non registrato | ancora da registrare',
  'dispositivo.esito': 'come va | esito della prova | funziona o no',
  'dispositivo.provato_il':
    'ultima prova fatta | quando l’abbiamo provato | quando l’abbiamo provata | quando li abbiamo provati | ultima volta che l’abbiamo provato | collaudato',
  integrazione: 'nexi | paypal',
  'metric.incasso_oggi':
    'cassa di oggi | quanto abbiamo incassato oggi | venduto di oggi | come è andata la cassa | come sta andando la cassa | come siamo andati oggi | incasso della giornata | incasso fatto | quanto si è incassato | incasso | incasso totale',
  'metric.critici': 'da riordinare | cosa manca | scorte basse',
  'metric.in_scadenza': 'cosa scade | lotti in scadenza',
  'metric.ordini_in_arrivo': 'merce in arrivo | cosa deve arrivare',
  'metric.ricette_da_erogare': 'ricette in sospeso | ricette da spedire',
  'metric.venduto_mese':
    'incasso del mese | venduto di questo mese | ammonta il venduto | quanto abbiamo venduto questo mese | fatturato del mese',
  'metric.scontrino_medio': 'spesa media | quanto spende un cliente',
  'metric.detraibili':
    'percentuale di scontrini parlanti | scontrini parlanti in percentuale | quota di scontrini parlanti | percentuale di detraibili | quota detraibile | scontrini parlanti abbiamo fatto in percentuale',
  'metric.con_carta': 'carte fedeltà',
  'metric.da_incassare': 'fatture non pagate',
  'metric.da_registrare': 'bolle da caricare | scansioni da registrare',
  'action.riordina':
    'ordina tutto | ordinali tutti | ordina quello che serve | ordina tutto quello che manca | fai l’ordine | rifornisci | proposta d’ordine | fai il riordino | ordina quello che manca | riordina quello che manca | ordina i mancanti',
  'action.ricevi':
    'carica la merce | è arrivato l’ordine | registra l’arrivo | carica la bolla | ricevi l’ordine | è arrivata la merce | è arrivato il DDT | il DDT è arrivato | è arrivata la bolla | la bolla è arrivata | carica l’ordine | è arrivato tutto',
  'action.eroga':
    'spedisci la ricetta | consegna i farmaci | dai i farmaci | evadi la ricetta | eroga la ricetta | consegna la ricetta | dai le medicine | ha ritirato i farmaci',
  'action.aggiungi': 'metti in magazzino | crea la scheda | tieni in farmacia',
  'action.fattura_vendita': 'vuole la fattura | trasforma in fattura',
  'action.reso': 'ha riportato | fai un reso | reso di tutto',
  'action.incassa.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'action.incassa.mezzo': 'mezzo di pagamento',
  'metric.valore_magazzino':
    'quanto valgono i materiali | quanto valgono le scorte | quanto vale la merce | quanto abbiamo in magazzino in soldi',
}
