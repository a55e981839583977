### Dice Forge.

dice_forge-log-gain = { $player }: zdobywa { PARTS($gold, "dice_forge-resource-gold", $sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", $glory, "dice_forge-resource-glory", case: "acc") }
dice_forge-log-feat = { $player }: dokonuje czynu „{ NAME($feat) }” za { PARTS($sun, "dice_forge-resource-sun", $moon, "dice_forge-resource-moon", case: "acc") }
