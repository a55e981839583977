### Dice Forge.

dice_forge-log-gain = { $player } ottiene { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory") }
dice_forge-log-feat = { $player } compie l’impresa «{ NAME($feat) }» per { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon") }
