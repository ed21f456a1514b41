import { phrases as commonPhrases, questions as common } from './common.ts'

/** Other wordings of what is asked in the trade, by the one that is shown. */
export const questions: Readonly<Record<string, string>> = {
  ...common,
  'Dove andiamo oggi?':
    'dove mando oggi | chi c’è oggi | dove va oggi | dove vanno oggi | cosa facciamo oggi | chi va dove oggi | dove dobbiamo andare oggi | dove siamo oggi | giornata di oggi',
  'Dove andiamo domani?':
    'dove si va domani | dove mando domani | dove va domani | dove vanno domani | cosa facciamo domani | dove dobbiamo andare domani',
  'Dove andiamo questa settimana?': 'cosa c’è in programma questa settimana | cosa facciamo questa settimana',
  'Dove sono le squadre adesso?':
    'chi sta pulendo in questo momento | interventi in corso | chi è fuori adesso | dove stiamo pulendo | dove stiamo lavorando adesso | pulizie in corso | lavori in corso | dove siamo adesso | chi è sul posto | chi ho fuori | chi è fuori | chi è arrivato | chi è arrivato sul posto | chi ha già iniziato | chi ha cominciato | cosa sta facendo | cosa sta facendo adesso | cosa stanno facendo | dove sta lavorando | dove sta pulendo | dove stanno lavorando | chi è in giro | chi sta pulendo',
  'Quali interventi non hanno una squadra?':
    'cosa devo ancora assegnare | lavori scoperti | pulizie senza nessuno | interventi senza squadra | lavori senza squadra | pulizie scoperte | pulizie senza squadra | lavori da assegnare | interventi da assegnare | turni scoperti | giri scoperti | interventi scoperti | pulizie da assegnare | lavori senza nessuno | interventi non assegnati | lavori non assegnati | pulizie non assegnate | interventi da coprire | lavori da coprire | cosa è ancora scoperto | dove non ho nessuno | dove non c’è nessuno assegnato | chi devo ancora sistemare | cosa ho ancora da sistemare',
  'Cosa è rimasto indietro?':
    'lavori arretrati | cosa dovevamo già fare | interventi arretrati | pulizie arretrate | lavori passati non fatti | cosa è rimasto da fare | interventi rimasti aperti | lavori rimasti indietro',
  'Cosa resta da fare oggi?':
    'lavori di oggi ancora da iniziare | cosa c’è ancora da fare oggi | cosa abbiamo ancora da fare oggi | cosa ha ancora da fare oggi | oggi cosa manca | cosa manca da fare oggi | cosa dobbiamo ancora fare oggi | lavori ancora da fare oggi | pulizie ancora da fare oggi | cosa ci resta da fare oggi | cosa manca oggi',
  'Cosa abbiamo finito oggi?':
    'pulizie fatte oggi | lavori chiusi oggi | cosa abbiamo fatto oggi | lavori finiti oggi | pulizie finite oggi | lavori fatti oggi | cosa abbiamo pulito oggi | cosa abbiamo già fatto oggi',
  'Quali interventi non sono stati eseguiti?':
    'lavori saltati | cosa non abbiamo fatto questo mese | passaggi mancati | giri saltati questo mese | dove non siamo andati questo mese | pulizie saltate questo mese | cosa abbiamo saltato questo mese | interventi mancati',
  'Quali lavori devo ancora controllare?':
    'interventi da verificare | ispezioni da fare | chi devo andare a vedere | lavori da controllare | lavori da verificare | controlli da fare | interventi da controllare | pulizie da controllare | controlli che mi mancano | lavori non verificati | interventi non verificati | dove devo passare a controllare | cosa devo ispezionare | pulizie da verificare',
  'Dove i controlli sono andati male?':
    'voti bassi | clienti scontenti | ispezioni insufficienti | controlli andati male | controlli negativi | lavori fatti male | pulizie fatte male | ispezioni andate male | brutti voti | interventi con voto basso | controlli insufficienti | chi si è lamentato | dove ci sono stati reclami | lavori con voto basso | dove abbiamo preso voti bassi | voti sotto il quattro',
  'Cosa devo ancora fatturare?':
    'interventi da fatturare | lavori non fatturati | cosa manca da fatturare | interventi non fatturati | lavori da fatturare | cosa dobbiamo fatturare | pulizie da fatturare | lavori finiti da fatturare | interventi ancora da fatturare | cosa c’è da fatturare | cosa posso fatturare | cosa ho da fatturare | interventi fatti e non fatturati | lavori fatti da fatturare | lavori non ancora fatturati',
  'Quali extra devo ancora fatturare?':
    'lavori fuori contratto da mettere in fattura | extra non fatturati | extra da fatturare | lavori extra da fatturare | fuori contratto da fatturare | interventi extra da fatturare | extra da mettere in fattura',
  'A quali clienti devo fare la fattura?':
    'chi devo fatturare | clienti da fatturare | a chi devo fatturare | a chi dobbiamo fare fattura | clienti con lavori da fatturare | clienti con interventi da fatturare | clienti con pulizie da fatturare | clienti che hanno lavori da fatturare | clienti che hanno interventi da fatturare | clienti ancora da fatturare | quali clienti devo fatturare | quali clienti hanno interventi da fatturare | clienti da mettere in fattura | a chi devo fare fattura | chi dobbiamo fatturare',
  'Dove abbiamo impiegato più del previsto?':
    'lavori oltre le ore | interventi troppo lunghi | dove si perde tempo | lavori più lunghi del previsto | dove abbiamo sforato | dove sforiamo | interventi fuori tempo | lavori che hanno sforato | dove ci abbiamo messo troppo | interventi oltre il previsto | interventi che hanno superato le ore previste | interventi che hanno superato le ore | lavori che hanno superato le ore | interventi oltre le ore previste | interventi che sono durati di più | lavori durati più del previsto | interventi durati più del previsto | durati più del previsto | dove abbiamo sforato con le ore | dove abbiamo fatto più ore | interventi sforati | lavori sforati',
  'Quali squadre sono libere?':
    'chi posso mandare | chi è disponibile adesso | squadre disponibili | chi è libero adesso | squadre a disposizione | che squadra posso mandare | chi ho libero | che squadre ho libere | squadre senza lavoro adesso | chi ho a disposizione | chi è senza lavoro | chi non sta facendo niente | chi potrei mandare',
  'Quali squadre sono occupate?':
    'squadre impegnate | chi è al lavoro | chi è sul lavoro | chi sta lavorando | squadre al lavoro | squadre fuori | squadre in giro | chi è occupato | chi è impegnato | squadre sul posto',
  'Quali squadre oggi non hanno lavori?':
    'chi non ha niente oggi | squadre vuote oggi | squadre senza lavori oggi | squadre scariche oggi | squadre senza interventi oggi | chi ha la giornata libera | chi è scarico oggi | squadre senza niente oggi',
  'Chi è assente nei prossimi giorni?':
    'squadre ferme | ferie e malattie in arrivo | chi manca nei prossimi giorni | assenze dei prossimi giorni | fermi dei prossimi giorni | squadre assenti | assenze in arrivo | fermi in arrivo | chi ho fuori servizio | chi non c’è nei prossimi giorni',
  'Che prodotti devo ordinare?':
    'cosa manca in magazzino | detersivi che stanno finendo | scorte basse | materiali finiti | cosa devo ordinare | cosa sta finendo | prodotti da ordinare | prodotti sotto soglia | materiali sotto scorta | detersivi da comprare | cosa devo comprare | prodotti in esaurimento | cosa serve comprare | di cosa siamo a corto | materiali che mancano | cosa dobbiamo ricomprare | cosa c’è da ordinare | cosa c’è da comprare | prodotti quasi finiti | cosa manca in deposito | materiali da ordinare | materiali che stanno finendo | qualcosa da comprare | qualcosa da ordinare | cosa scarseggia | prodotti che scarseggiano | materiali scarsi | detersivi finiti | scorta bassa',
  'Quali sedi non hanno interventi in programma?':
    'dove non torniamo più | sedi ferme | posti senza un prossimo passaggio | sedi senza interventi | sedi senza passaggi | posti da riprogrammare | sedi scoperte | dove non abbiamo niente in programma | sedi dimenticate | sedi senza niente in programma',
  'Di quali sedi non abbiamo le chiavi?':
    'dove non sappiamo come entrare | sedi senza istruzioni di accesso | sedi senza chiavi | sedi dove non sappiamo come entrare | sedi per cui non sappiamo come entrare | non sappiamo come entrare | non sappiamo come si entra | sedi senza accesso | di dove ci mancano le chiavi | chiavi che mancano | sedi dove non possiamo entrare | dove ci mancano le chiavi',
  'Quanto abbiamo lavorato questo mese?':
    'fatturato del mese | quanto ho guadagnato | quanto abbiamo guadagnato | quanto abbiamo fatto questo mese | valore dei lavori del mese | quanto abbiamo prodotto questo mese | giro d’affari del mese | come va il mese | fatturato di questo mese | come sta andando il mese | come siamo messi questo mese | quanto stiamo facendo questo mese',
  'Quanto resta da fatturare?':
    'importo da fatturare | soldi da mettere in fattura | totale da fatturare | quanto dobbiamo ancora fatturare | quanto c’è da fatturare | quanto manca da fatturare | quanto abbiamo da fatturare',
  'Qual è la nostra resa?':
    'metri quadri all’ora | quanto rendono le squadre | produttività | quanti metri all’ora facciamo | resa media | resa delle squadre | quanto rendiamo | metri quadri all’ora che facciamo | quanto puliamo all’ora | quanti metri puliamo all’ora',
  'Come vanno i controlli?':
    'voto medio delle ispezioni | che qualità facciamo | media dei controlli | media delle ispezioni | voto medio dei controlli | qualità media | com’è la qualità | come va la qualità | come siamo messi con la qualità',
  'Cosa resta da fare questa settimana?':
    'lavori ancora da fare questa settimana | cosa manca questa settimana | interventi rimasti questa settimana | pulizie ancora da fare questa settimana',
  'Dove manca la firma del cliente?':
    'lavori senza firma | interventi senza firma | interventi non firmati | firme che mancano | lavori da far firmare | interventi da far firmare',
  'Che extra abbiamo fatto questo mese?':
    'lavori extra del mese | fuori contratto del mese | interventi extra di questo mese | lavori fuori contratto del mese | extra di questo mese | extra del mese | lavori extra | interventi extra | extra fatti',
  'Dove non passiamo da tanto?':
    'sedi dove non andiamo da un po’ | posti trascurati | dove non puliamo da tempo | sedi trascurate | dove non andiamo da tanto | sedi dove non passiamo da tanto | sedi dove non andiamo da tanto | chi stiamo trascurando',
  'Quali clienti non hanno sedi?':
    'clienti senza sedi | clienti senza sede | clienti senza un posto da pulire | clienti da completare con le sedi',
  'Quante ore abbiamo sforato?': 'ore fuori dal previsto | quanto abbiamo sforato | ore di troppo | ore sforate | ore sopra il previsto',
  'Quanti interventi saltiamo?':
    'percentuale di interventi saltati | tasso di interventi saltati | percentuale di lavori non eseguiti | quanti giri saltiamo',
  'Quante ore ha fatto ogni squadra?':
    'ore per squadra | ore di ogni squadra | ore lavorate da ogni squadra | chi ha fatto più ore | chi ha lavorato di più | squadra che ha lavorato di più | squadra che ha fatto più ore | quale squadra ha fatto più ore',
  'Quante ore abbiamo lavorato questa settimana?':
    'ore lavorate questa settimana | ore fatte questa settimana | ore di lavoro questa settimana',
  'Quanto ha prodotto ogni squadra?':
    'fatturato per squadra | fatturato di ogni squadra | valore dei lavori per squadra | quale squadra ha prodotto di più | squadra che rende di più | quale squadra rende di più | squadra che fattura di più | chi ha prodotto di più',
  'Quale cliente ci rende di più?':
    'fatturato per cliente | fatturato di ogni cliente | quanto ci rende ogni cliente | quale cliente rende di più | cliente che rende di più | clienti che rendono di più | clienti più importanti | clienti migliori | il cliente migliore | per chi lavoriamo di più | cliente che spende di più',
  'Quale sede ci rende di più?':
    'sede che rende di più | quale sede rende di più | fatturato per sede | fatturato di ogni sede | quale posto ci rende di più',
  'Quale squadra ha sforato di più?':
    'chi ha sforato di più | squadra che sfora di più | chi sfora di più | sforamento per squadra | chi ci mette di più',
  'Quale squadra è più carica?':
    'squadra più carica | chi è più carica | chi è più carico | chi è più carica questa settimana | squadra più carica di lavoro | squadra con più lavoro | chi ha più lavoro | chi ha più lavoro questa settimana | squadra più piena | chi è più pieno | chi è più impegnata | squadra più impegnata | carico delle squadre | carico di lavoro delle squadre',
  'Quale squadra è più scarica?':
    'squadra più scarica | chi è più scarica | chi è più scarico | squadra con meno lavoro | chi ha meno lavoro | chi ha meno lavoro questa settimana | squadra meno carica | chi è meno carica | chi è meno carico | squadra meno impegnata | chi è meno impegnata',
  'Quale squadra è la più numerosa?':
    'squadra più grande | la squadra più grande | squadra più numerosa | squadra con più persone | squadra con più gente | quale squadra ha più persone | dove siamo in di più',
  'Quale squadra è la più piccola?': 'squadra più piccola | la squadra più piccola | squadra con meno persone | squadra con meno gente',
  'Quali clienti hanno più da fatturare?':
    'chi ha più da fatturare | cliente con più da fatturare | clienti con più da fatturare | a chi devo fatturare di più | clienti per importo da fatturare | clienti ordinati per da fatturare',
  'Che hotel e locali puliamo?':
    'quanti hotel abbiamo | quanti alberghi abbiamo | hotel che puliamo | alberghi che puliamo | i nostri hotel | i nostri alberghi | clienti hotel | elenco hotel',
  'Dove abbiamo finito prima del previsto?':
    'lavori finiti in anticipo | lavori finiti prima del previsto | interventi finiti in anticipo | interventi finiti prima del previsto | dove abbiamo fatto prima del previsto | dove siamo andati più veloci | interventi più corti del previsto | lavori più corti del previsto | dove avanzano ore | dove ci abbiamo messo meno',
  'Dove manca il voto del controllo?':
    'interventi senza voto | lavori senza voto | pulizie senza voto | interventi per cui manca il voto | interventi fatti senza voto | lavori fatti senza voto',
  'Chi è in ferie?': 'chi va in ferie | chi ho in ferie | squadre in ferie | ferie in arrivo | ferie dei prossimi giorni',
  'Chi è in malattia?': 'chi è malato | chi è ammalato | chi ho in malattia | squadre in malattia | squadre malate',
  'Che controlli abbiamo fatto questa settimana?':
    'controlli fatti questa settimana | ispezioni fatte questa settimana | lavori controllati questa settimana | interventi controllati questa settimana',
  'Che corsi hanno le squadre?':
    'corsi in arrivo | corsi di formazione | corsi sulla sicurezza | quando c’è il corso | chi è al corso | chi ha il corso | chi fa il corso | squadre al corso',
  'Chi non ci paga?':
    'chi non paga | chi ci sta facendo aspettare i soldi | chi paga in ritardo | chi paga sempre in ritardo | chi è indietro coi pagamenti | chi è indietro a pagare',
  'Scade qualcosa questa settimana?':
    'pagamenti in scadenza questa settimana | fatture in scadenza in settimana | che pagamenti aspettiamo questa settimana',
}

/** How else people call what the trade names, by its place. */
export const phrases: Readonly<Record<string, string>> = {
  ...commonPhrases,
  intervento:
    'servizio | passaggio | sanificazione | programma | piano | passaggi | giro | giri | uscita | uscite | appuntamento | appuntamenti | interventi | sanificazioni | lavoretto | commessa',
  'intervento.makes': 'segna un intervento | nuovo intervento | manda la squadra',
  'intervento.sede': 'dove si lavora',
  'intervento.tipo': 'che lavoro | cosa facciamo | che pulizia',
  'intervento.squadra':
    'chi ci va | chi va | chi li fa | chi lo fa | mandiamo | chi pulisce | tocca a chi | a chi tocca | chi c’è da | chi mando | chi copre | chi mi copre | copre | chi manda | chi passa | chi ci passa | chi se ne occupa | chi è di turno | a chi l’abbiamo dato | coperto | coperti',
  'intervento.data': 'quando torniamo | quando passiamo | quando ci andiamo',
  'intervento.ripetizione':
    'si ripete | turno ricorrente | ogni quanto | ogni quanti giorni | ogni quanto si pulisce | ogni quanto puliamo | ogni quanto andiamo | ogni quanto ci andiamo | ogni quanto passiamo | con che frequenza | frequenza | cadenza',
  'intervento.prezzo':
    'quanto prendiamo | quanto ci danno | quanto facciamo pagare | quanto ci pagano | ci rende | rende | quanto ci porta | quanto viene',
  'intervento.ore':
    'tempo impiegato | tempo impieghiamo | quanto tempo impieghiamo | quanto impieghiamo | abbiamo impiegato | hanno impiegato | ha impiegato | ore lavorate | ha lavorato | hanno lavorato | quante ore | ore di lavoro | ci hanno messo | impiegate',
  'intervento.voto':
    'controllo qualità | preso ai controlli | hanno preso | ha preso | abbiamo preso | valutazione | giudizio | stelle | esito del controllo | com’è andato il controllo | com’è andata l’ispezione | com’è andata la verifica',
  'intervento.motivo': 'perché non si è fatto | per quale motivo',
  'intervento.oltre': 'più del previsto | oltre il previsto | in più | durato più | ore in più | sforamento',
  'intervento.costo_materiali':
    'quanto materiale | spesa di materiali | spesa di prodotti | costo dei prodotti | quanto abbiamo speso di materiali | quanto abbiamo speso di prodotti | spesi di prodotti',
  'intervento.stato=programmato': 'devono ancora iniziare | da iniziare | previsto | da eseguire | ancora da fare | prenotato | in agenda',
  'intervento.stato=in_corso':
    'stanno lavorando | partito | sono lì | al lavoro | hanno cominciato | hanno iniziato | ha iniziato | ha cominciato | abbiamo iniziato | sono arrivati | è arrivata | è arrivato | sono arrivate | sono arrivata | sono arrivato | arrivati | arrivata | è sul posto | è entrata | è partita | attaccato | abbiamo attaccato | hanno attaccato | siamo arrivati | siamo sul posto | ci stiamo lavorando | sono entrati | siamo dentro',
  'intervento.stato=completato':
    'a posto | completati | abbiamo finito | hanno finito | ho finito | ha finito | abbiamo chiuso | è pulito | pulito | sistemato | svolto | concluso | chiuso | ha chiuso | hanno chiuso il lavoro | consegnato | tutto pulito | da verificare | da ricontrollare | da controllare | fatto e non ancora fatturato',
  'intervento.stato=verificato': 'verificata | controllo fatto | passato il controllo | ispezione fatta',
  'intervento.stato=non_eseguito':
    'non è stato eseguito | saltata | non fatta | saltato il giro | non siamo andati | non andato | non si è fatto | non svolto | è saltato | non si va | non ci andiamo | non ci siamo andati | non si è potuto fare | non l’abbiamo fatto | non siamo riusciti a farlo | non siamo entrati | non ci hanno aperto | andato a vuoto | fatto a vuoto | non si fa | non si è fatta | non è stato fatto | non abbiamo pulito | non hanno aperto | non c’era nessuno | abbiamo trovato chiuso | era chiuso',
  squadra: 'squadre libere | operatori | ragazzi | ragazze | gruppo',
  'squadra.componenti':
    'in quanti sono | quanti siamo | in quanti siamo | quanti siamo nella | quante siamo | quanti ne ha | quante persone | gente | quanti sono',
  'squadra.responsabile':
    'capo squadra | capo della | chi comanda | chi guida | chi è il capo | capogruppo | chi la guida | chi dirige | guida | guidata | comanda | capeggia',
  'squadra.telefono':
    'che numero | che numero hanno | numero del responsabile | telefono del responsabile | cellulare del responsabile | numero del caposquadra | telefono del caposquadra | cellulare del caposquadra | telefono del capo | cellulare del capo | numero del referente | a che numero | come li chiamo | come la chiamo',
  'squadra.ore_settimana':
    'ore di questa settimana | più ore | ore lavorate | ore questa settimana | ore della settimana | carico di lavoro | carico della settimana',
  'squadra.voto': 'voto dei controlli | voto medio dei controlli | media dei voti | media dei controlli | che voti prende | che voti ha',
  'squadra.stato': 'squadre libere',
  materiale: 'materiali da ordinare | consumo materiali | articolo | detersivo',
  cliente: 'condomini',
  'cliente.nome': 'intestazione | azienda',
  'cliente.telefono':
    'che numero hanno | a che numero li trovo | a che numero lo trovo | il numero di | numero del cliente | a che numero | come li chiamo | come lo chiamo | telefonare',
  'cliente.iva': 'che iva | che iva facciamo | che iva mettiamo | che iva ha | iva del cliente | inversione contabile | reverse charge',
  'cliente.sedi': 'quante sedi | quante sedi ha | in quante sedi | quanti posti | quanti posti ha | numero di sedi',
  'cliente.prossimo': 'quando torniamo | prossima volta | prossimo passaggio | prossima pulizia',
  'cliente.da_fatturare': 'non fatturato | manca da fatturare | ancora da fatturare | da mettere in fattura | quanto dobbiamo fatturare',
  sede: 'scheda cliente | edificio | stabile | che puliamo | puliamo | dove puliamo | locali',
  'sede.tipo':
    'che lavoro facciamo | che pulizia facciamo | che servizio facciamo | che tipo di pulizia facciamo | cosa puliamo | cosa facciamo',
  'sede.mq': 'metri quadri | quanto è grande | metri | quanti metri | grande | puliamo | estensione',
  'sede.squadra':
    'chi ci va di solito | chi la pulisce | chi va di solito | squadra fissa | squadra di solito | pulisce di solito | fa di solito | segue di solito | affidata | pulisce | puliscono | affidate',
  'sede.prezzo':
    'quanto prendiamo | quanto ci danno | quanto facciamo pagare | prezzo concordato | costa una pulizia | quanto costa una pulizia | quanto costa un passaggio | quanto costa un intervento | quanto viene una pulizia | quanto viene un passaggio | quanto prendiamo a passaggio | quanto prendiamo a pulizia | prezzo di una pulizia | prezzo di un passaggio | prezzo a pulizia | prezzo a passaggio',
  'sede.accesso':
    'come si entra | come entrare | entra | dove sono le chiavi | codice | codice d’ingresso | chi apre | chiave | accesso | come si accede | citofono | chi ha le chiavi | codice allarme | portinaio | badge | codice del portone | come si apre | come entriamo | dove prendo le chiavi | dove si prendono le chiavi | dove troviamo le chiavi | come faccio a entrare | come facciamo a entrare | chi ci apre | da chi prendo le chiavi',
  'sede.istruzioni':
    'cosa c’è da fare | come si pulisce | cosa bisogna fare | indicazioni | note di lavoro | a cosa stare attenti | cosa devo sapere | attenzioni | accorgimenti | come va pulito | come va fatto | che prodotti vogliono',
  'sede.controlli': 'cosa controllare',
  'sede.ultimo':
    'ultima volta | quando siamo passati | ultimo passaggio | quando ci siamo stati | ultima pulizia | quando ci siamo andati | l’ultima volta | da quanto non andiamo | da quanto non ci andiamo | da quanto tempo non andiamo | da quanto non passiamo | da quanto non puliamo | da quand’è che non andiamo | quando siamo andati | quando siamo stati | ultima volta che siamo andati',
  'sede.prossimo': 'quando torniamo | prossima volta | prossimo passaggio | quando ci torniamo | prossima pulizia | quando ci andiamo',
  fermo: 'ferma | ferme | assenze | fermo squadra | squadre ferme | fermata | fermi squadra',
  'fermo.makes':
    'segna che | è in ferie | è in malattia | non lavora | non c’è | furgone in officina | non è disponibile | sta ferma | resta ferma | rimane ferma | sta a casa | resta a casa | sono in ferie | va in ferie | è assente | è al corso | fa il corso | è in formazione | è in riposo',
  'fermo.motivo':
    'perché è ferma | perché sta ferma | perché è a casa | perché è assente | perché non c’è | perché non lavora | perché manca | come mai è ferma | come mai non c’è | come mai non lavora | motivo del fermo',
  'incasso.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'metric.interventi_oggi': 'quanti lavori oggi | quante pulizie oggi',
  'metric.squadre_disponibili': 'squadre libere | chi è libero',
  'metric.da_ordinare': 'scorte basse | prodotti che mancano | cosa manca',
  'metric.lavoro_mese':
    'quanto abbiamo lavorato | guadagno del mese | giro del mese | fatto questo mese | come siamo andati | come è andata | come è andato il mese | quanto abbiamo prodotto | quanto ha prodotto | ha prodotto | hanno prodotto | quanto stiamo facendo | quanto lavoro abbiamo fatto | giro d’affari | valore dei lavori | quanto ha reso',
  'metric.ore_mese':
    'ore lavorate | ore di lavoro del mese | quante ore abbiamo fatto | quante ore abbiamo lavorato | quante ore facciamo | monte ore',
  'metric.interventi_settimana': 'lavori della settimana | pulizie della settimana',
  'metric.da_assegnare': 'quanti senza squadra | quanti scoperti | quanti da coprire',
  'metric.resa': 'metri quadri all’ora | metri all’ora',
  'metric.ore_oltre': 'ore in più | sforamento ore | ore sforate | ore oltre',
  'metric.non_eseguiti': 'interventi saltati | lavori saltati',
  'metric.voto_medio': 'punteggio ispezioni | voto medio | come andiamo nei controlli',
  'metric.da_fatturare': 'lavori non fatturati | quanto resta da fatturare',
  'action.fattura_interventi':
    'fai la fattura | fattura i lavori | fattura il mese | emetti fattura | fattura gli interventi fatti | fattura i lavori fatti | fattura tutto | prepara la fattura degli interventi | fai fattura degli interventi | metti in fattura | emetti la fattura | fai la fattura a | fagli la fattura | fatturiamo | fattura gli interventi di | fattura le pulizie | fattura il mese di | metti tutto in fattura | fai la fattura al | prepara la fattura | fattura tutti i lavori | fammi la fattura',
  'action.ricolloca':
    'è malata | chi la sostituisce | ridistribuisci i lavori | copri i turni | passa i suoi lavori alle altre | passa i suoi lavori | passa i lavori della | dai i suoi lavori alle altre | riassegna i lavori | sostituiamola | copri i lavori | chi può sostituire | chi prende i lavori | passa tutto alle altre | sono malati | passa i lavori | dai i lavori | ridistribuisci | sposta i lavori sulle altre | chi prende i lavori della',
  'action.incassa.giorno': 'incassato il | pagato il | quando ha pagato | quando hanno pagato',
  'action.incassa.mezzo': 'mezzo di pagamento',
}
